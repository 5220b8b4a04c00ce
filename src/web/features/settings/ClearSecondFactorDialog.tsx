import { useState } from 'react';
import type { StaffAccount } from '#shared/staff.ts';
import { useClearSecondFactorMutation } from '#web/api/accountsApi.ts';
import { staffCallError } from '#web/api/errors.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { showToast } from '#web/ui/toasts.ts';

interface ClearSecondFactorDialogProps {
  /** Whose second factor is to be cleared; null closes the dialog. */
  account: StaffAccount | null;
  onClose: () => void;
  onCleared: () => void;
}

/** Asks before the second factor of somebody who has lost theirs is cleared. */
export function ClearSecondFactorDialog({ account, onClose, onCleared }: ClearSecondFactorDialogProps) {
  const [clear, { isLoading }] = useClearSecondFactorMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (!account) return;
    setFailure(null);
    const { data, error } = await clear({ id: account.id });
    if (error) return setFailure(staffCallError(error));
    showToast(data?.message ?? 'Second factor cleared', 'success');
    onCleared();
    close();
  };

  return (
    <ConfirmDialog
      open={account !== null}
      title="Clear second factor?"
      busy={isLoading}
      error={failure}
      onNo={close}
      onYes={() => void confirm()}
    >
      {account ? (
        <>
          <strong>{account.username}</strong> can log in with the password alone then, until they turn it on again. Make
          sure that it is really they who ask.
        </>
      ) : null}
    </ConfirmDialog>
  );
}
