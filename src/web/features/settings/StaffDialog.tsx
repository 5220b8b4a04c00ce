import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { hasUnsaved } from '#web/ui/unsaved.ts';

interface StaffDialogProps {
  title: string;
  onClose: () => void;
  /** The form; told how to close, which asks first where something is unsaved. */
  children: (close: () => void) => ReactNode;
}

/** A modal with a form about an account of staff. */
export function StaffDialog({ title, onClose, children }: StaffDialogProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const close = () => (hasUnsaved() ? setAsking(true) : onClose());
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 3 }}>{children(close)}</DialogContent>
      <ConfirmDialog
        open={asking}
        title="Leave without saving?"
        no="Keep editing"
        yes="Leave"
        onNo={() => setAsking(false)}
        onYes={onClose}
      >
        What you typed here has not been saved.
      </ConfirmDialog>
    </Dialog>
  );
}
