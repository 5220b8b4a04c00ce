import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { LARGE_TEXT } from '../layout/largeText.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Whether it needs more room than a question does. */
  wide?: boolean;
  /** The labels of the two buttons. */
  no?: string;
  yes?: string;
  /** The colour of the second button; `error` for a deletion. */
  color?: 'error' | 'secondary';
  /** True while the confirmed action runs. */
  busy?: boolean;
  /** Why the action failed. */
  error?: string | null;
  onNo: () => void;
  onYes: () => void;
}

/** Asks for confirmation. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    wide = false,
    no = 'No',
    yes = 'Yes',
    color = 'error',
    busy = false,
    error,
    onNo,
    onYes,
  } = props;
  const id = useId();
  return (
    <Dialog open={open} onClose={onNo} aria-describedby={id} fullWidth maxWidth={wide ? 'sm' : 'xs'}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={id} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </DialogContentText>
        {error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions disableSpacing sx={answers}>
        <Button onClick={onNo} autoFocus>
          {no}
        </Button>
        <Button onClick={onYes} variant="contained" color={color} disabled={busy}>
          {busy ? 'One moment...' : yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Beside each other, or below where large text leaves no room. */
const answers = {
  flexWrap: 'wrap',
  gap: 1,
  px: { xs: 2, sm: 3 },
  pb: 3,
  '& button': { whiteSpace: 'nowrap', [LARGE_TEXT]: { whiteSpace: 'normal' } },
} as const;
