import type { InboxMessage } from '#shared/inbox/inbox.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { useMessageChanges } from './useInbox.ts';

interface DeleteMessagesDialogProps {
  /** The messages to be deleted; an empty list closes the dialog. */
  messages: readonly InboxMessage[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before messages are deleted. */
export function DeleteMessagesDialog({ messages, onClose, onDeleted }: DeleteMessagesDialogProps) {
  const { remove, restore } = useMessageChanges();
  const [first, ...others] = messages;

  const confirm = async () => {
    const removed = await remove(messages);
    if (removed.error) return !sessionEnded(removed.error) && staffApiError(removed.error);
    const bringBack = async () => tellOutcome(await restore(messages), 'Message restored successfully');
    tellOutcome(removed, 'Message deleted successfully', { undo: bringBack });
    onDeleted();
  };

  return (
    <ConfirmDialog open={messages.length > 0} title="Confirm Deletion" onClose={onClose} onYes={confirm}>
      {others.length > 0 ? (
        <>
          Delete <strong>{messages.length} messages</strong>?
        </>
      ) : first ? (
        <>
          Delete the message of <strong>{first.name}</strong>?
        </>
      ) : null}
    </ConfirmDialog>
  );
}
