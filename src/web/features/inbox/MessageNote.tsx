import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useRef, useState } from 'react';
import { type InboxMessage, messageNoteSchema } from '#shared/inbox/inbox.ts';
import { nowIn, staffApiError } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { FormWaits } from '#web/entities/waiting/FormWaits.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useFormWaits } from '#web/outbox/useOutbox.ts';
import { ChangedMeanwhile, changedFields } from '#web/ui/conflicts/ChangedMeanwhile.tsx';
import { useEdited } from '#web/ui/conflicts/useEdited.ts';
import { DraftNotice } from '#web/ui/drafts/DraftNotice.tsx';
import { forgetDraft } from '#web/ui/drafts/drafts.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { useMessageChanges } from './useMessageChanges.ts';

type Note = Pick<InboxMessage, 'note' | 'note_by'>;

const NOTE_LABEL = 'Note for staff';

const noteSchema = messageNoteSchema.pick(['note']);

/** Staff's note on a message, such as what was answered. The text stays on this device until it is saved. */
export function MessageNote({ message: { id, name, note, note_by } }: { message: InboxMessage }) {
  const draft = useOwnDraft(`note:${id}`);
  const edited = useEdited<Note, { note: string }>({
    item: useMemo(() => ({ note, note_by }), [note, note_by]),
    draft,
    valuesOf: (item) => ({ note: item?.note ?? '' }),
    resolver: () => yupResolver(noteSchema),
    versionOf: () => undefined,
  });
  const { form, base, conflict } = edited;
  const was = base?.note ?? '';
  const changes = useMessageChanges();
  const { isDirty } = form.formState;

  const [told, setTold] = useState<string>();
  const sent = useRef<string>(undefined);

  const end = ({ data, error, waits, more }: Submitted) => {
    setTold(waits?.());
    if (waits) return;
    if (error) {
      const now = nowIn<Note>(error);
      return now ? edited.meet(now) : form.setError('root', { message: staffApiError(error) });
    }
    if (!more) forgetDraft(draft);
    edited.goOn({ note: more ? (sent.current ?? was) : form.getValues('note'), note_by });
    tellOutcome({ data }, 'Note saved');
  };
  const isWaiting = useFormWaits(draft, end);
  const submit = form.handleSubmit(async ({ note: written }) => {
    sent.current = written;
    end(await changes.note({ id, name }, written, was, draft));
  });

  return (
    <Form
      label={`Note about the message of ${name}`}
      form={form}
      onSubmit={submit}
      buttons={isDirty ? <FormButtons label="Save the note" busyLabel="Saving..." /> : null}
    >
      {isWaiting ? <FormWaits told={told} /> : <DraftNotice draft={edited.draft} />}
      <FormTextField
        name="note"
        label={NOTE_LABEL}
        multiline
        minRows={1}
        hint={note_by ? `Written by ${note_by}` : undefined}
      />
      {conflict ? (
        <ChangedMeanwhile
          what="this note"
          by={conflict.note_by}
          fields={changedFields({ note: was }, { mine: form.getValues(), theirs: conflict }, { note: NOTE_LABEL })}
          refused={edited.refused}
          onKeepMine={edited.keepMine}
          onTakeTheirs={edited.draft.startAfresh}
        />
      ) : null}
    </Form>
  );
}
