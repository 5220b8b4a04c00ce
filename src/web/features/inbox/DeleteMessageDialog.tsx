import { useState } from 'react';
import type { InboxMessage } from '#shared/inbox/inbox.ts';
import { useDeleteMessageMutation, useRestoreMessageMutation } from '#web/api/endpoints/inbox.ts';
import { staffCallError } from '#web/api/errors.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

interface DeleteMessageDialogProps {
  /** The message to be deleted; null closes the dialog. */
  message: InboxMessage | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a message is deleted. */
export function DeleteMessageDialog({ message, onClose, onDeleted }: DeleteMessageDialogProps) {
  const [remove, { isLoading }] = useDeleteMessageMutation();
  const [restore] = useRestoreMessageMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const bringBack = async ({ id }: InboxMessage) => {
    const { data, error } = await restore({ id });
    if (error) showToast(staffCallError(error), 'error');
    else showToast(data?.message ?? 'Message restored successfully', 'success');
  };
  const confirm = async () => {
    if (!message) return;
    setFailure(null);
    const { data, error } = await remove(message);
    if (error) return setFailure(staffCallError(error));
    showToast(data?.message ?? 'Message deleted successfully', 'success', {
      label: 'Undo',
      onPress: () => void bringBack(message),
    });
    onDeleted();
    close();
  };

  return (
    <ConfirmDialog
      open={message !== null}
      title="Confirm Deletion"
      busy={isLoading}
      error={failure}
      onNo={close}
      onYes={() => void confirm()}
    >
      {message ? (
        <>
          Delete the message of <strong>{message.name}</strong>?
        </>
      ) : null}
    </ConfirmDialog>
  );
}
