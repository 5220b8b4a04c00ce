import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { Proof } from '#shared/auth/accounts.ts';
import { type Failure, staffApiError } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { forgetDraft } from '#web/ui/drafts/drafts.ts';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { useDraft } from '#web/ui/drafts/useDraft.ts';

interface ProvenForm<Values extends FieldValues & Proof, Answer> {
  resolver: Resolver<Values>;
  /** The initial values, with `noProof` among them. */
  values: NoInfer<DefaultValues<Values>>;
  /** The name under which the account's draft is kept. */
  name: string;
  /** Sends the request. */
  send: (values: Values) => Promise<{ data?: Answer; error?: Failure }>;
  onDone: (answer: Answer, values: Values) => void;
}

/**
 * A form for a change that needs proof, whose text is kept until it is saved. `ProofForm` takes what it returns.
 */
export function useProvenForm<Values extends FieldValues & Proof, Answer>(asked: ProvenForm<Values, Answer>) {
  const { resolver, values, send, onDone } = asked;
  const form = useForm<Values>({ defaultValues: values, resolver });
  const name = useOwnDraft(asked.name);
  const draft = useDraft(form, name);
  useUnsaved(form.formState.isDirty, true);
  const onSubmit = form.handleSubmit(async (sent) => {
    const { data, error } = await send(sent);
    if (error) return form.setError('root', { message: staffApiError(error) });
    forgetDraft(name);
    onDone(data as Answer, sent);
  });
  return { form, draft, onSubmit };
}
