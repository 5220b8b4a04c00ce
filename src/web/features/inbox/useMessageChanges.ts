import type { InboxMessage } from '#shared/inbox/inbox.ts';
import type { MessageMarks } from '#shared/inbox/messageMarks.ts';
import type { ChosenMessage } from '#web/api/writes.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { idempotencyKeyOf, newKey } from '#web/ui/drafts/drafts.ts';

/** The result of a change of messages. */
export type Changed = Promise<Submitted>;

/** The part of a message that the device stores while a change waits. */
const chosenOf = (messages: readonly InboxMessage[]): ChosenMessage[] => messages.map(({ id, name }) => ({ id, name }));

/** The changes of messages, each through the outbox. */
export function useMessageChanges() {
  const submit = useOutbox();
  return {
    mark: (messages: readonly InboxMessage[], marks: MessageMarks): Changed =>
      submit({ kind: 'markMessages', chosen: chosenOf(messages), marks }, newKey()),
    /**
     * @param was the note that the writer has read
     * @param draft the name of the form's draft
     */
    note: ({ id, name }: Pick<InboxMessage, 'id' | 'name'>, note: string, was: string, draft: string): Changed =>
      submit({ kind: 'noteMessage', messageId: id, name, note, was }, idempotencyKeyOf(draft), draft),
    remove: (messages: readonly InboxMessage[]): Changed =>
      submit({ kind: 'deleteMessages', chosen: chosenOf(messages) }, newKey()),
    restore: (messages: readonly InboxMessage[]): Changed =>
      submit({ kind: 'restoreMessages', chosen: chosenOf(messages) }, newKey()),
  };
}
