import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { hasUnsaved } from '#web/ui/unsaved.ts';

interface EventDialogProps {
  title: string;
  onClose: () => void;
  /** The form; told how to close, which asks first where something is unsaved. */
  children: (close: () => void) => ReactNode;
}

/** A modal with an event's form: the whole screen on a phone, a window on a desk. */
export function EventDialog({ title, onClose, children }: EventDialogProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const phone = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const close = () => (hasUnsaved() ? setAsking(true) : onClose());
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={close} sx={{ position: 'absolute', right: 12, top: 10 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ pb: 3 }}>{children(close)}</DialogContent>
      <ConfirmDialog
        open={asking}
        title="Leave without saving?"
        no="Keep editing"
        yes="Leave"
        onNo={() => setAsking(false)}
        onYes={onClose}
      >
        What you typed is kept on this device and comes back when you open this form again.
      </ConfirmDialog>
    </Dialog>
  );
}
