import type { InboxMessage } from '#shared/inbox/inbox.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useMessageChanges } from './useMessageChanges.ts';

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

  const bringBack = async (chosen: readonly InboxMessage[]) => {
    const { data, error, waits } = await restore(chosen);
    if (waits) showToast(waits(), 'info');
    else if (error) showToast(staffApiError(error), 'error');
    else showToast(data?.message ?? 'Message restored successfully', 'success');
  };
  const confirm = async () => {
    const { data, error, waits } = await remove(messages);
    if (error) return !sessionEnded(error) && staffApiError(error);
    const undo = { label: 'Undo', onPress: () => void bringBack(messages) };
    if (waits) showToast(waits(), 'info', undo);
    else showToast(data?.message ?? 'Message deleted successfully', 'success', undo);
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
