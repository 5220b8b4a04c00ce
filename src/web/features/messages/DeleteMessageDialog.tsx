import { useState } from 'react';
import { staffCallError } from '#web/api/errors.ts';
import { useDeleteMessageMutation } from '#web/api/messagesApi.ts';
import type { InboxMessage } from '#web/api/staffAnswers.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { showToast } from '#web/ui/toasts.ts';

interface DeleteMessageDialogProps {
  /** The message to be deleted; null closes the dialog. */
  message: InboxMessage | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a message is deleted: it can't be brought back. */
export function DeleteMessageDialog({ message, onClose, onDeleted }: DeleteMessageDialogProps) {
  const [remove, { isLoading }] = useDeleteMessageMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (!message) return;
    setFailure(null);
    const { data, error } = await remove({ id: message.id, read: message.read });
    if (error) return setFailure(staffCallError(error));
    showToast(data?.message ?? 'Message deleted', 'success');
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
          Delete the message of <strong>{message.name}</strong>? It cannot be brought back.
        </>
      ) : null}
    </ConfirmDialog>
  );
}
