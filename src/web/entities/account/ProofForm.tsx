import { yupResolver } from '@hookform/resolvers/yup';
import { Divider, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { type Proof, proofSchema } from '#shared/auth/accounts.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { type Failure, fieldsIn, staffApiError } from '#web/api/errors.ts';
import type { Done } from '#web/api/requests.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { forgetDraft, useUnsaved } from '#web/ui/drafts/drafts.ts';
import { DraftNotice, useDraft } from '#web/ui/drafts/useDraft.tsx';
import { Form, FormButtons, showRefusal } from '#web/ui/forms/Form.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { CODES, FormCodeField, FormPasswordField } from '#web/ui/forms/secretFields.tsx';

const proofAlone = yupResolver(proofSchema);

interface ProofFormProps<Values extends FieldValues & Proof, Answer extends Done> {
  /** Checks what is sent; by default the proof alone. */
  resolver?: Resolver<Values>;
  /** The initial values of the fields above the proof. */
  values?: NoInfer<DefaultValues<Omit<Values, keyof Proof>>>;
  /** The name under which the account's draft of these fields is kept; without it there is no draft. */
  draft?: string;
  /** Sends the request. */
  send: (values: Values) => Promise<{ data?: Answer; error?: Failure }>;
  /** Called with the answer. */
  onDone: (answer: Answer, values: Values) => void;
  /** The label of the button; without one it is a question. */
  yes?: string;
  /** Whether it turns a second factor on, within a page, and asks for its first code. */
  asksFirstCode?: boolean;
  /** Text above the proof, or fields. */
  children: ReactNode | ((form: UseFormReturn<Values>) => ReactNode);
}

interface ProofDialogProps<Values extends FieldValues & Proof, Answer extends Done>
  extends Omit<ProofFormProps<Values, Answer>, 'onDone'> {
  title: string;
  onClose: () => void;
  /** Called with the answer, in place of `onClose`. */
  onDone?: ((answer: Answer, values: Values) => void) | undefined;
}

/** Asks in a dialog for an action that needs proof: `ProofForm`. */
export const ProofDialog = <Values extends FieldValues & Proof, Answer extends Done>({
  title,
  onClose,
  onDone = onClose,
  ...form
}: ProofDialogProps<Values, Answer>) => (
  <FormDialog narrow title={title} onClose={onClose}>
    <ProofForm {...form} onDone={onDone} />
  </FormDialog>
);

/**
 * The form of an action that needs proof: it asks for the password, and for a code if the account has a second factor.
 */
export function ProofForm<Values extends FieldValues & Proof, Answer extends Done>(
  props: ProofFormProps<Values, Answer>,
) {
  const { values, send, onDone, children } = props;
  const {
    resolver = proofAlone as Resolver<FieldValues & Proof> as Resolver<Values>,
    yes,
    asksFirstCode = false,
  } = props;
  const noProof: Proof = { current_password: '', code: '' };
  const { data: account } = staffFrameApi.useReadAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const codeKind = asksFirstCode ? 'app' : account?.second_factor ? 'either' : undefined;
  const form = useForm<Values>({
    defaultValues: { ...values, ...noProof } as DefaultValues<Values>,
    resolver,
    context: { code: codeKind && CODES[codeKind].label },
  });
  const draft = useOwnDraft(props.draft ?? '');

  const submit = form.handleSubmit(async (sent) => {
    const { data, error } = await send(sent);
    if (error) return showRefusal(form, staffApiError(error), fieldsIn(error));
    if (props.draft) forgetDraft(draft);
    tellOutcome({ data }, 'Saved.');
    if (data) onDone(data, sent);
  });

  return (
    <Form
      {...(asksFirstCode ? { label: 'Turn two-step verification on' } : { pinned: true })}
      form={form}
      onSubmit={submit}
      buttons={<FormButtons label={yes ?? 'Yes'} busyLabel="One moment..." closeLabel={yes ? 'Close' : 'No'} />}
    >
      {props.draft ? <ProofDraft form={form} name={draft} /> : null}
      {typeof children === 'function' ? children(form) : children}
      <Divider />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        To be sure that it is you who asks:
      </Typography>
      <FormPasswordField
        name="current_password"
        label="Your password"
        autoComplete="current-password"
        {...(!values && !asksFirstCode && { autoFocus: true })}
      />
      {codeKind ? <FormCodeField name="code" kind={codeKind} /> : null}
    </Form>
  );
}

/** Keeps what is typed above the proof until it is saved. */
function ProofDraft<Values extends FieldValues>({ form, name }: { form: UseFormReturn<Values>; name: string }) {
  useUnsaved(form.formState.isDirty, true);
  return <DraftNotice draft={useDraft(form, name)} />;
}
