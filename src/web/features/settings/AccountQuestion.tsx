import { type ReactNode, useState } from 'react';
import type { StaffAccount } from '#shared/staff.ts';
import { type Failure, staffCallError } from '#web/api/errors.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { showToast } from '#web/ui/toasts.ts';

interface AccountQuestionProps {
  /** Whose account it is about; null closes the dialog. */
  account: StaffAccount | null;
  title: string;
  /** What it means, in words. */
  children: (username: ReactNode) => ReactNode;
  /** Does it. */
  act: (account: { id: number }) => Promise<{ data?: { message: string | null }; error?: Failure }>;
  /** Said where the server says nothing. */
  success: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something is done to an account that cannot be taken back. */
export function AccountQuestion(props: AccountQuestionProps) {
  const { account, title, children, act, success, onClose, onDone } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (!account) return;
    setFailure(null);
    setBusy(true);
    const { data, error } = await act(account);
    setBusy(false);
    if (error) return setFailure(staffCallError(error));
    showToast(data?.message ?? success, 'success');
    onDone();
    close();
  };
  return (
    <ConfirmDialog
      open={account !== null}
      title={title}
      busy={busy}
      error={failure}
      onNo={close}
      onYes={() => void confirm()}
    >
      {account ? children(<strong>{account.username}</strong>) : null}
    </ConfirmDialog>
  );
}
