import { yupResolver } from '@hookform/resolvers/yup';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { type Proof, proofSchema } from '#shared/auth/accounts.ts';
import type { Giving, GivingChange } from '#shared/giving/giving.ts';
import { useConfirmGivingMutation, useWithdrawGivingMutation } from '#web/api/endpoints/givingChanges.ts';
import { staffApiError } from '#web/api/errors.ts';
import { noProof, ProofForm } from '#web/entities/account/ProofForm.tsx';
import { numbersOf, pairName } from '#web/entities/giving/givingWords.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';

interface GivingQuestionProps {
  what: 'confirm' | 'withdraw';
  change: GivingChange;
  giving: Giving;
  onClose: () => void;
}

/** Asks an owner before a waiting change is confirmed or withdrawn. */
export function GivingQuestion(props: GivingQuestionProps) {
  return (
    <FormDialog narrow title={props.what === 'confirm' ? 'Confirm?' : 'Withdraw?'} onClose={props.onClose}>
      {() => <QuestionForm {...props} />}
    </FormDialog>
  );
}

function QuestionForm({ what, change, giving, onClose }: GivingQuestionProps) {
  const form = useForm<Proof>({ defaultValues: noProof, resolver: yupResolver(proofSchema) });
  const [confirm] = useConfirmGivingMutation();
  const [withdraw] = useWithdrawGivingMutation();
  const submit = form.handleSubmit(async (proof) => {
    const { data, error } = await (what === 'confirm' ? confirm : withdraw)({ id: change.id, ...proof });
    if (error) return form.setError('root', { message: staffApiError(error) });
    showToast(data.message ?? (what === 'confirm' ? 'The account is changed' : 'The change is withdrawn'), 'success');
    onClose();
  });
  return (
    <ProofForm
      form={form}
      onSubmit={submit}
      onClose={onClose}
      closeLabel="No"
      label="Yes"
      busyLabel="One moment..."
      passwordFirst
    >
      <Typography>
        {pairName(change, giving)}: <strong>{numbersOf(change)}</strong>.{' '}
        {what === 'confirm'
          ? `The Give page shows it at once. First make sure that ${change.asked_by} truly asked for it, not somebody else with their phone, and that the account is the church’s.`
          : 'It does not take effect. The history keeps it.'}
      </Typography>
    </ProofForm>
  );
}
