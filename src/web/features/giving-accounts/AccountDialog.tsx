import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { type Giving, givingChangeSchema, tooAlike } from '#shared/giving/giving.ts';
import { readableMoment } from '#shared/time.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { ProofDialog } from '#web/entities/account/ProofForm.tsx';
import { pairName } from '#web/entities/giving/givingWords.ts';
import { FormCheckbox } from '#web/ui/forms/FormCheckbox.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';

interface AccountDialogProps {
  giving: Giving;
  branch: string;
  purpose: string;
  onClose: () => void;
  /** Called instead, once it is done. */
  onDone: () => void;
}

/** Changes the account of a branch and purpose. */
export function AccountDialog({ giving, branch, purpose, onClose, onDone }: AccountDialogProps) {
  const standing = giving.changes.filter(({ state }) => state === 'waiting' || state === 'in effect');
  const held = standing.find((one) => one.branch === branch && one.purpose === purpose);
  const [change] = givingApi.useChangeGivingMutation();
  const paybill = held?.paybill ?? standing[0]?.paybill ?? '';
  return (
    <ProofDialog
      title={pairName({ branch, purpose }, giving)}
      resolver={yupResolver(givingChangeSchema)}
      values={{ branch, purpose, paybill, account: held?.account ?? '', at_once: false }}
      draft={`giving:${branch}:${purpose}`}
      send={change}
      onClose={onClose}
      onDone={onDone}
      yes="Save"
    >
      <AccountFields giving={giving} pair={{ branch, purpose }} standing={standing} isFirst={!held} />
    </ProofDialog>
  );
}

interface AccountFieldsProps {
  giving: Giving;
  pair: { branch: string; purpose: string };
  standing: Giving['changes'];
  isFirst: boolean;
}

function AccountFields({ giving, pair, standing, isFirst }: AccountFieldsProps) {
  const now = useNow();
  const [paybill = '', account = '']: string[] = useWatch({ name: ['paybill', 'account'] });
  const alike = tooAlike({ ...pair, paybill: paybill.trim(), account: account.trim() }, standing);

  return (
    <>
      <FormTextField name="paybill" label="Paybill number" required autoFocus autoComplete="off" inputMode="numeric" />
      <FormTextField
        name="account"
        label="Account number"
        required
        autoComplete="off"
        hint="As people type it on the phone, such as JUJA TITHE."
      />
      {alike.length > 0 ? (
        <Alert severity="warning" variant="standard">
          {alike.join(', ')} at the same paybill differs from it by one letter or not at all. Who mistypes one gives to
          the other, and nobody notices. Choose a name that differs by two letters or more.
        </Alert>
      ) : null}
      <WaitWords giving={giving} isFirst={isFirst} />
      {giving.owners === 1 && giving.wait_hours > 0 && isTrusted(giving, now) ? (
        <FormCheckbox name="at_once" label="I know this. Let it take effect at once." />
      ) : null}
    </>
  );
}

/** Whether the reading owner's second factor is old enough to skip or end a wait. */
const isTrusted = ({ trusted_from }: Giving, now: Date): boolean =>
  trusted_from !== null && trusted_from <= now.toISOString();

/** Tells an owner who changes an account what waits, how long, and why. */
function WaitWords({ giving, isFirst }: { giving: Giving; isFirst: boolean }) {
  const { wait_hours, owners, confirmable, trusted_from } = giving;
  const now = useNow();
  const hours = wait_hours || 24;
  const first = isFirst ? ' Until then the Give page shows nothing here.' : ' Until then the account before it stays.';
  if (!isTrusted(giving, now)) {
    return (
      <Typography>
        It takes effect in {hours} hours. Your two-step verification is new: somebody who only learnt your password
        could have turned it on. So for its first {hours} hours nobody can skip the wait with it
        {trusted_from ? `, that is until ${readableMoment(trusted_from)}` : ''}. You can withdraw the change while it
        waits.{first}
      </Typography>
    );
  }
  if (wait_hours === 0) return null;
  if (owners > 1) {
    return (
      <Typography>
        It takes effect in {hours} hours{confirmable ? ', or once another owner confirms it' : ''}. Every other owner is
        shown it.{first}
      </Typography>
    );
  }
  return (
    <Typography>
      This church has one owner, so nobody else sees or confirms this change. It waits {hours} hours, in which you can
      withdraw it.{first} You can skip that: then whoever has your password and your phone could send the church’s money
      anywhere at once. A second owner is safer.
    </Typography>
  );
}
