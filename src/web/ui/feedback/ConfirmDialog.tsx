import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { requestErrors } from '#words/interface.ts';
import { LARGE_TEXT } from '../layout/largeText.ts';
import { showToast } from './toasts.ts';

interface ConfirmDialogProps {
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
  onNo: () => void;
  /** Does what was confirmed; answers why it failed, if the dialog is to say so. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what does not fail answers nothing
  onYes: () => Promise<string | null | void> | void;
}

/** Asks for confirmation. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, wide = false, no = 'No', yes = 'Yes', color = 'error', onNo, onYes } = props;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const left = useRef(0);
  useEffect(() => {
    if (!open) return;
    setError(null);
    setBusy(false);
    return () => {
      left.current += 1;
    };
  }, [open]);
  const confirm = async () => {
    const before = left.current;
    setBusy(true);
    setError(null);
    let failure: string | null;
    try {
      failure = (await onYes()) ?? null;
    } catch (fault) {
      console.error(fault);
      failure = requestErrors.wentWrong;
    }
    if (left.current !== before) {
      // That question was left, and another one may be asked.
      if (failure) showToast(failure, 'error');
      return;
    }
    setError(failure);
    setBusy(false);
  };
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
        <Button onClick={() => void confirm()} variant="contained" color={color} disabled={busy}>
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
