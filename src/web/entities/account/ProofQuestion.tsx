import { yupResolver } from '@hookform/resolvers/yup';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type Proof, proofSchema } from '#shared/auth/accounts.ts';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { noProof, ProofForm } from './ProofForm.tsx';

interface ProofQuestionProps {
  title: string;
  /** Sends the request. */
  act: (proof: Proof) => Promise<{ data?: { message: string | null }; error?: Failure }>;
  /** The message if the server sends none. */
  success: string;
  onClose: () => void;
  onDone?: () => void;
  /** What the action does. */
  children: ReactNode;
}

/** Asks for confirmation and proof before an action. */
export function ProofQuestion({ title, ...form }: ProofQuestionProps) {
  return (
    <FormDialog narrow title={title} onClose={form.onClose}>
      {() => <QuestionForm {...form} />}
    </FormDialog>
  );
}

function QuestionForm({ act, success, onClose, onDone, children }: Omit<ProofQuestionProps, 'title'>) {
  const form = useForm<Proof>({ defaultValues: noProof, resolver: yupResolver(proofSchema) });
  const submit = form.handleSubmit(async (proof) => {
    const { data, error } = await act(proof);
    if (error) return form.setError('root', { message: staffApiError(error) });
    showToast(data?.message ?? success, 'success');
    onDone?.();
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
      {children}
    </ProofForm>
  );
}
