import { yupResolver } from '@hookform/resolvers/yup';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { type Giving, givingChangeSchema, tooAlike } from '#shared/giving/giving.ts';
import { useChangeGivingMutation } from '#web/api/endpoints/giving.ts';
import { noProof, ProofForm } from '#web/entities/account/ProofForm.tsx';
import { useProvenForm } from '#web/entities/account/useProvenForm.ts';
import { pairName } from '#web/entities/giving/givingWords.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FormCheckbox } from '#web/ui/forms/FormCheckbox.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { isTrusted, WaitWords } from './WaitWords.tsx';

interface AccountDialogProps {
  giving: Giving;
  branch: string;
  purpose: string;
  onClose: () => void;
}

/** Changes the account of a branch and purpose. */
export function AccountDialog(props: AccountDialogProps) {
  return (
    <FormDialog narrow title={pairName(props, props.giving)} onClose={props.onClose}>
      {(close) => <AccountForm {...props} onCancel={close} />}
    </FormDialog>
  );
}

function AccountForm({ giving, branch, purpose, onClose, onCancel }: AccountDialogProps & { onCancel: () => void }) {
  const standing = giving.changes.filter(({ state }) => state === 'waiting' || state === 'in effect');
  const held = standing.find((one) => one.branch === branch && one.purpose === purpose);
  const [change] = useChangeGivingMutation();
  const proven = useProvenForm({
    resolver: yupResolver(givingChangeSchema),
    values: {
      branch,
      purpose,
      paybill: held?.paybill ?? standing[0]?.paybill ?? '',
      account: held?.account ?? '',
      at_once: false,
      ...noProof,
    },
    name: `giving:${branch}:${purpose}`,
    send: change,
    onDone({ message }) {
      showToast(message ?? 'Account saved', 'success');
      onClose();
    },
  });
  const { control } = proven.form;
  const now = useNow();
  const [paybill = '', account = ''] = useWatch({ control, name: ['paybill', 'account'] });
  const alike = tooAlike({ branch, purpose, paybill: paybill.trim(), account: account.trim() }, standing);

  return (
    <ProofForm {...proven} onClose={onCancel}>
      <FormTextField
        control={control}
        name="paybill"
        label="Paybill number"
        required
        autoFocus
        autoComplete="off"
        inputMode="numeric"
        maxLength={7}
      />
      <FormTextField
        control={control}
        name="account"
        label="Account number"
        required
        autoComplete="off"
        maxLength={20}
        hint="As people type it on the phone, such as JUJA TITHE."
      />
      {alike.length > 0 ? (
        <Alert severity="warning" variant="standard">
          {alike.join(', ')} at the same paybill differs from it by one letter or not at all. Who mistypes one gives to
          the other, and nobody notices. Choose a name that differs by two letters or more.
        </Alert>
      ) : null}
      <WaitWords giving={giving} isFirst={held === undefined} />
      {giving.owners === 1 && giving.wait_hours > 0 && isTrusted(giving, now) ? (
        <FormCheckbox control={control} name="at_once" label="I know this. Let it take effect at once." />
      ) : null}
    </ProofForm>
  );
}
