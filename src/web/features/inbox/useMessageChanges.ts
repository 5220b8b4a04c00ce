import type { InboxMessage, MessageMarks } from '#shared/inbox/inbox.ts';
import {
  useDeleteMessagesMutation,
  useRestoreMessagesMutation,
  useUpdateMessageNoteMutation,
  useUpdateMessagesMutation,
} from '#web/api/endpoints/messages.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import type { ChosenMessage } from '#web/outbox/writes.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';

/** The result of a change of messages. */
export type Changed = Promise<Submitted>;

/** The part of a message that the device stores while a change waits. */
const chosenOf = (messages: readonly InboxMessage[]): ChosenMessage[] =>
  messages.map(({ id, name, read, spam }) => ({ id, name, read, spam }));

/** The changes of messages, each through the outbox. */
export function useMessageChanges() {
  const submit = useOutbox();
  const [mark] = useUpdateMessagesMutation();
  const [note] = useUpdateMessageNoteMutation();
  const [remove] = useDeleteMessagesMutation();
  const [restore] = useRestoreMessagesMutation();
  return {
    mark(messages: readonly InboxMessage[], marks: MessageMarks): Changed {
      const [chosen, idempotencyKey] = [chosenOf(messages), newKey()];
      return submit({ kind: 'markMessages', chosen, marks }, idempotencyKey, () =>
        mark({ chosen, marks, idempotencyKey }),
      );
    },
    /** @param was the note that the writer has read */
    note({ id, name }: Pick<InboxMessage, 'id' | 'name'>, written: string, was: string): Changed {
      const idempotencyKey = newKey();
      return submit({ kind: 'noteMessage', messageId: id, name, note: written, was }, idempotencyKey, () =>
        note({ id, note: written, was, idempotencyKey }),
      );
    },
    remove(messages: readonly InboxMessage[]): Changed {
      const [chosen, idempotencyKey] = [chosenOf(messages), newKey()];
      return submit({ kind: 'deleteMessages', chosen }, idempotencyKey, () => remove({ chosen, idempotencyKey }));
    },
    restore(messages: readonly InboxMessage[]): Changed {
      const [chosen, idempotencyKey] = [chosenOf(messages), newKey()];
      return submit({ kind: 'restoreMessages', chosen }, idempotencyKey, () => restore({ chosen, idempotencyKey }));
    },
  };
}
