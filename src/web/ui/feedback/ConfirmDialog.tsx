import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { requestErrors } from '#words/interface.ts';
import { LARGE_TEXT } from '../layout/looks.ts';
import { StillTrying } from '../loading/Loading.tsx';
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
  /** Closes the question. Called by the first button, and once what the second one does is done. */
  onClose: () => void;
  /** Does what was confirmed. Answers why it failed, which the dialog says; false only keeps it open. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what does not fail answers nothing
  onYes: () => Promise<string | false | void> | false | void;
}

/** Asks for confirmation. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, wide = false, no = 'No', yes = 'Yes', color = 'error', onClose, onYes } = props;
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
    // biome-ignore lint/suspicious/noConfusingVoidType: see onYes
    let failure: string | false | void;
    try {
      failure = await onYes();
    } catch (fault) {
      console.error(fault);
      failure = requestErrors.wentWrong;
    }
    if (left.current !== before) {
      // That question was left, and another one may be asked.
      if (failure) showToast(failure, 'error');
      return;
    }
    if (failure === undefined) return onClose();
    setError(failure || null);
    setBusy(false);
  };
  return (
    <Dialog open={open} onClose={onClose} aria-describedby={id} fullWidth maxWidth={wide ? 'sm' : 'xs'}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={id} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </DialogContentText>
        {busy ? (
          <Box role="status">
            <StillTrying />
          </Box>
        ) : null}
        {error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions disableSpacing sx={answers}>
        <Button onClick={onClose} autoFocus>
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
