import { useState } from 'react';
import type { StaffAccount } from '#shared/staff.ts';
import { useRemoveStaffMutation } from '#web/api/accountsApi.ts';
import { staffCallError } from '#web/api/errors.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { showToast } from '#web/ui/toasts.ts';

interface RemoveStaffDialogProps {
  /** The account to be removed; null closes the dialog. */
  account: StaffAccount | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an account of staff is removed. */
export function RemoveStaffDialog({ account, onClose, onRemoved }: RemoveStaffDialogProps) {
  const [remove, { isLoading }] = useRemoveStaffMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (!account) return;
    setFailure(null);
    const { data, error } = await remove({ id: account.id });
    if (error) return setFailure(staffCallError(error));
    showToast(data?.message ?? 'Account removed successfully', 'success');
    onRemoved();
    close();
  };

  return (
    <ConfirmDialog
      open={account !== null}
      title="Confirm Deletion"
      busy={isLoading}
      error={failure}
      onNo={close}
      onYes={() => void confirm()}
    >
      {account ? (
        <>
          Remove the account of <strong>{account.username}</strong>? They are logged out at once and cannot log in any
          more. Their events and what they changed stay.
        </>
      ) : null}
    </ConfirmDialog>
  );
}
