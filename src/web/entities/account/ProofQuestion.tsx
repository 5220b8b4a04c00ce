import { yupResolver } from '@hookform/resolvers/yup';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type Proof, proofSchema } from '#shared/auth/accounts.ts';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import type { Done } from '#web/api/parsers.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { noProof, ProofForm } from './ProofForm.tsx';

interface ProofQuestionProps<Answer extends Done> {
  title: string;
  /** Sends the request. */
  act: (proof: Proof) => Promise<{ data?: Answer; error?: Failure }>;
  /** The message if the server sends none. */
  success: string;
  onClose: () => void;
  /** Called with the answer, in place of `onClose`. */
  onDone?: (answer: Answer) => void;
  /** The labels of the buttons, if they are not *Yes* and *No*. */
  yes?: string;
  no?: string;
  /** Whether it asks for the first code of a new second factor. */
  asksFirstCode?: boolean;
  /** What the action does. */
  children: ReactNode;
}

/** Asks for confirmation and proof before an action. */
export function ProofQuestion<Answer extends Done>({ title, ...form }: ProofQuestionProps<Answer>) {
  return (
    <FormDialog narrow title={title} onClose={form.onClose}>
      {() => <QuestionForm {...form} />}
    </FormDialog>
  );
}

/** The form of such a question, within a page. */
export function QuestionForm<Answer extends Done>(props: Omit<ProofQuestionProps<Answer>, 'title'>) {
  const { act, success, onClose, onDone, yes = 'Yes', no = 'No', asksFirstCode, children } = props;
  const form = useForm<Proof>({ defaultValues: noProof, resolver: yupResolver(proofSchema) });
  const submit = form.handleSubmit(async (proof) => {
    const { data, error } = await act(proof);
    if (error) return form.setError('root', { message: staffApiError(error) });
    showToast(data?.message ?? success, 'success');
    if (data && onDone) onDone(data);
    else onClose();
  });
  return (
    <ProofForm
      form={form}
      onSubmit={submit}
      onClose={onClose}
      closeLabel={no}
      label={yes}
      busyLabel="One moment..."
      asksFirstCode={asksFirstCode}
      passwordFirst
    >
      {children}
    </ProofForm>
  );
}
