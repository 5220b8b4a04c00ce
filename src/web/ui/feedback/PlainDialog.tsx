import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface PlainDialogProps {
  title: string;
  open?: boolean;
  onClose: () => void;
  /** The label of the button that closes it. */
  close?: string;
  /** Further buttons, before that. */
  actions?: ReactNode;
  /** The room between its parts. */
  gap?: number;
  wide?: boolean;
  children: ReactNode;
}

/** A dialog that shows or offers something, with a button that closes it. */
export const PlainDialog = (props: PlainDialogProps) => {
  const { title, open = true, onClose, close = 'Close', actions, gap = 0, wide = false, children } = props;
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={wide ? 'sm' : 'xs'}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        {actions}
        <Button onClick={onClose}>{close}</Button>
      </DialogActions>
    </Dialog>
  );
};
