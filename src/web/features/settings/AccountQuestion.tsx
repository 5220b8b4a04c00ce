import { yupResolver } from '@hookform/resolvers/yup';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { type Proof, proofSchema, type StaffAccount } from '#shared/auth/accounts.ts';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import { noProof, ProofForm } from '#web/entities/account/ProofForm.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';

interface AccountQuestionProps {
  /** Whose account it is about. */
  account: StaffAccount;
  title: string;
  /** What the change means, with `{username}` for the name. */
  text: string;
  /** Makes the change. */
  act: (account: { id: number } & Proof) => Promise<{ data?: { message: string | null }; error?: Failure }>;
  /** The message if the server sends none. */
  success: string;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms a change of an account, and asks the acting person for proof. */
export function AccountQuestion(props: AccountQuestionProps) {
  return (
    <FormDialog narrow title={props.title} onClose={props.onClose}>
      {() => <QuestionForm {...props} />}
    </FormDialog>
  );
}

function QuestionForm({ account, text, act, success, onClose, onDone }: AccountQuestionProps) {
  const [before, after] = text.split('{username}');
  const form = useForm<Proof>({ defaultValues: noProof, resolver: yupResolver(proofSchema) });

  const submit = form.handleSubmit(async (proof) => {
    const { data, error } = await act({ id: account.id, ...proof });
    if (error) return form.setError('root', { message: staffApiError(error) });
    showToast(data?.message ?? success, 'success');
    onDone();
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
      <Typography component="div">
        {before}
        <strong>{account.username}</strong>
        {after}
      </Typography>
    </ProofForm>
  );
}
