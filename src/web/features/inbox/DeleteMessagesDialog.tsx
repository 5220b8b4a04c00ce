import { useState } from 'react';
import type { InboxMessage } from '#shared/inbox/inbox.ts';
import { useDeleteMessagesMutation, useRestoreMessagesMutation } from '#web/api/endpoints/inbox.ts';
import { staffCallError } from '#web/api/errors.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

interface DeleteMessagesDialogProps {
  /** The messages to be deleted; an empty list closes the dialog. */
  messages: readonly InboxMessage[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before messages are deleted. */
export function DeleteMessagesDialog({ messages, onClose, onDeleted }: DeleteMessagesDialogProps) {
  const [remove, { isLoading }] = useDeleteMessagesMutation();
  const [restore] = useRestoreMessagesMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [first, ...others] = messages;

  const close = () => {
    setFailure(null);
    onClose();
  };
  const bringBack = async (chosen: readonly InboxMessage[]) => {
    const { data, error } = await restore({ chosen });
    if (error) showToast(staffCallError(error), 'error');
    else showToast(data?.message ?? 'Message restored successfully', 'success');
  };
  const confirm = async () => {
    setFailure(null);
    const { data, error } = await remove({ chosen: messages });
    if (error) return setFailure(staffCallError(error));
    showToast(data?.message ?? 'Message deleted successfully', 'success', {
      label: 'Undo',
      onPress: () => void bringBack(messages),
    });
    onDeleted();
    close();
  };

  return (
    <ConfirmDialog
      open={messages.length > 0}
      title="Confirm Deletion"
      busy={isLoading}
      error={failure}
      onNo={close}
      onYes={() => void confirm()}
    >
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
