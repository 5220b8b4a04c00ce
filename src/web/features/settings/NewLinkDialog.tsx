import { yupResolver } from '@hookform/resolvers/yup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Invitation,
  type Proof,
  proofSchema,
  type ScheduledChoice,
  type StaffAccount,
} from '#shared/auth/accounts.ts';
import { useUpdateStaffMutation } from '#web/api/endpoints/accounts.ts';
import { staffApiError } from '#web/api/errors.ts';
import { noProof, ProofForm } from '#web/entities/account/ProofForm.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { InvitationWords } from './InvitationWords.tsx';
import { ScheduledChoices } from './ScheduledChoices.tsx';

interface NewLinkDialogProps {
  account: StaffAccount;
  onClose: () => void;
}

/** Makes a new link to choose a password, for somebody who forgot theirs or did not use an earlier link. */
export function NewLinkDialog({ account, onClose }: NewLinkDialogProps) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  return (
    <FormDialog narrow title={`New password for ${account.username}`} onClose={onClose}>
      {(close) =>
        invitation ? (
          <InvitationWords username={account.username} invitation={invitation} onClose={close} />
        ) : (
          <NewLinkForm account={account} onCancel={close} onMade={setInvitation} />
        )
      }
    </FormDialog>
  );
}

interface NewLinkFormProps {
  account: StaffAccount;
  onCancel: () => void;
  onMade: (invitation: Invitation) => void;
}

function NewLinkForm({ account, onCancel, onMade }: NewLinkFormProps) {
  const form = useForm<Proof>({ defaultValues: noProof, resolver: yupResolver(proofSchema) });
  const [invite] = useUpdateStaffMutation();
  const [scheduled, setScheduled] = useState<ScheduledChoice>('withdraw');

  const submit = form.handleSubmit(async (proof) => {
    const { data, error } = await invite({ id: account.id, scheduled, ...proof });
    if (error) return form.setError('root', { message: staffApiError(error) });
    if (data.invitation) return onMade(data.invitation);
    showToast(data.message ?? 'Password changed successfully', 'success');
    onCancel();
  });

  return (
    <ProofForm
      form={form}
      onSubmit={submit}
      onClose={onCancel}
      label="Make a link"
      busyLabel="One moment..."
      passwordFirst
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {account.invited_until
          ? 'You get a new link to send. The earlier one ends.'
          : `You get a link to send. With it ${account.username} chooses a new password. Their old one ends now, and they are logged out everywhere.`}
      </Typography>
      <ScheduledChoices account={account} value={scheduled} onChange={setScheduled} />
    </ProofForm>
  );
}
