import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Button, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { href } from '#content/pages.ts';
import {
  type Invitation,
  newStaffSchema,
  ROLES,
  type Role,
  type ScheduledChoice,
  type StaffAccount,
} from '#shared/auth/accounts.ts';
import { readableMoment } from '#shared/time.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';
import { ProofDialog } from '#web/entities/account/ProofForm.tsx';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { WordsToShare } from '#web/ui/text/WordsToShare.tsx';

/** The labels of the roles. */
export const roleNames: Record<Role, string> = { owner: 'Owner', editor: 'Editor' };

/** Who was invited to choose a password. */
export interface Invited {
  username: string;
  invitation: Invitation;
}

/** Adds a staff account. */
export function AddStaffDialog({ onAdded, onClose }: { onAdded: (who: Invited) => void; onClose: () => void }) {
  const [add] = accountsApi.useCreateStaffMutation();
  return (
    <ProofDialog
      title="Add a person"
      resolver={yupResolver(newStaffSchema)}
      values={{ username: '', role: 'editor' }}
      draft="staff:new"
      send={add}
      onDone={({ invitation }, { username }) => onAdded({ username, invitation })}
      onClose={onClose}
      yes="Add"
    >
      <FormTextField name="username" label="Username" required autoFocus autoComplete="off" />
      <FormTextField
        name="role"
        label="Role"
        hint="An editor looks after events and messages. An owner also decides who can log in and where money goes."
        options={ROLES.toReversed().map((role) => [role, roleNames[role]] as const)}
      />
    </ProofDialog>
  );
}

/** The link to choose a password, in a message to send. It is shown only once. */
export function InvitationDialog({ username, invitation, onClose }: Invited & { onClose: () => void }) {
  const { token, until } = invitation;
  const church = useChurchName();
  const [text, setText] = useState(
    () =>
      `Hello ${username}, with this link you choose your password for the staff area of ${church}: ` +
      // After the `#`, so that the token is in no server log and no link preview.
      `${location.origin}${href('invitation')}#${token}\n` +
      `It works once, until ${readableMoment(until)}.`,
  );
  return (
    <FormDialog narrow title={`Link for ${username}`} onClose={onClose}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          Send this link to <strong>{username}</strong> alone: whoever has it can choose the password. It is not shown
          again.
        </Typography>
        <WordsToShare label="Words to send" what="the link" text={text} onText={setText} />
        <Button variant="contained" color="secondary" onClick={onClose} sx={{ justifySelf: 'end' }}>
          Done
        </Button>
      </Box>
    </FormDialog>
  );
}

interface ScheduledChoicesProps {
  account: StaffAccount;
  value: ScheduledChoice;
  onChange: (value: ScheduledChoice) => void;
}

/** Lists what an account has scheduled, and asks whether it is withdrawn or kept. Shows nothing if there is nothing. */
export function ScheduledChoices({ account, value, onChange }: ScheduledChoicesProps) {
  const { data: items = [] } = accountsApi.useListScheduledQuery(
    { id: account.id },
    { refetchOnMountOrArgChange: true },
  );
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <FormLabel id={id}>{account.username} has scheduled this:</FormLabel>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {items.map(({ kind, title, appears }) => (
          <li key={`${kind} ${title} ${appears}`}>
            {title}. {kind === 'waits for a yes' ? 'Waits for an owner’s yes' : appears}
          </li>
        ))}
      </Box>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChange(chosen as ScheduledChoice)}>
        <FormControlLabel value="withdraw" control={<Radio />} label="Withdraw it. Events become drafts." />
        <FormControlLabel value="keep" control={<Radio />} label="Keep it, under my own name." />
      </RadioGroup>
    </Box>
  );
}
