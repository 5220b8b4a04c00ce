import { yupResolver } from '@hookform/resolvers/yup';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { type Giving, givingChangeSchema, tooAlike } from '#shared/giving/giving.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { ProofDialog } from '#web/entities/account/ProofForm.tsx';
import { pairName } from '#web/entities/giving/givingWords.ts';
import { FormCheckbox } from '#web/ui/forms/FormCheckbox.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { isTrusted, WaitWords } from './WaitWords.tsx';

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
