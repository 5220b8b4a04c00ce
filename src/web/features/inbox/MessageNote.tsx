import { yupResolver } from '@hookform/resolvers/yup';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type InboxMessage, messageNoteSchema } from '#shared/inbox/inbox.ts';
import { MAX_NOTE } from '#shared/inbox/inboxLimits.ts';
import { asApiError, staffApiError } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { DraftNotice } from '#web/ui/drafts/DraftNotice.tsx';
import { forgetDraft } from '#web/ui/drafts/drafts.ts';
import { useDraft } from '#web/ui/drafts/useDraft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { useMessageChanges } from './useMessageChanges.ts';

/** Staff's note on a message, such as what was answered. The text stays on this device until it is saved. */
export function MessageNote({ message: { id, name, note, note_by } }: { message: InboxMessage }) {
  const draft = useOwnDraft(`note:${id}`);
  const was = useRef(note);
  const form = useForm({ defaultValues: { note, was: note }, resolver: yupResolver(messageNoteSchema) });
  const kept = useDraft(form, draft);
  const changes = useMessageChanges();
  const { isSubmitting, isDirty, errors } = form.formState;

  const submit = form.handleSubmit(async ({ note: written }) => {
    const { data, error, waits } = await changes.note({ id, name }, written, was.current);
    if (error) {
      const { note: now } = (asApiError(error).answer ?? {}) as Partial<InboxMessage>;
      if (typeof now === 'string') was.current = now; // saving again replaces it
      return form.setError('root', { message: staffApiError(error) });
    }
    was.current = written;
    forgetDraft(draft);
    form.reset({ note: written, was: written });
    if (waits) showToast(waits(), 'info');
    else showToast(data?.message ?? 'Note saved', 'success');
  });

  return (
    <Form
      label={`Note about the message of ${name}`}
      onSubmit={submit}
      error={errors.root?.message}
      buttons={isDirty ? <FormButtons saving={isSubmitting} label="Save the note" busyLabel="Saving..." /> : null}
    >
      <DraftNotice draft={kept} />
      <FormTextField
        control={form.control}
        name="note"
        label="Note for staff"
        multiline
        minRows={1}
        maxLength={MAX_NOTE}
        hint={note_by ? `Written by ${note_by}` : undefined}
      />
    </Form>
  );
}
