import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { headsOf } from '#shared/signup/signup.ts';
import { isStored, type KeptSignup } from '#web/api/kept/keptSignups.ts';
import { ownSignup } from '#words/ownSignup.ts';
import { signUp } from '#words/signUp.ts';

const words = ownSignup.unsent;

/** How often it is tried again while the page is in view. */
const RETRY_INTERVAL_MS = 15_000;

interface UnsentSignupProps {
  eventId: string;
  kept: KeptSignup;
  /** Whether it was tried just now, on this page. */
  tried: boolean;
  /** Why that attempt failed, in the server's words, if it sent any. */
  why: string | null;
  /** Sends it; answers the message if that fails. */
  onSend: () => Promise<string | null>;
  onDiscard: () => void;
}

/**
 * A sign-up that this device stores until the server has answered. It is sent again automatically while the page is in
 * view.
 */
export function UnsentSignup({ eventId, kept, tried, why, onSend, onDiscard }: UnsentSignupProps) {
  const [told, setTold] = useState(why);
  const [busy, setBusy] = useState(false);
  const send = useRef(async () => {});
  send.current = async () => {
    setBusy(true);
    setTold(await onSend());
    setBusy(false);
  };
  useEffect(() => {
    const trySending = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void send.current();
    };
    if (!tried) trySending();
    const timer = setInterval(trySending, RETRY_INTERVAL_MS);
    addEventListener('online', trySending);
    document.addEventListener('visibilitychange', trySending);
    return () => {
      clearInterval(timer);
      removeEventListener('online', trySending);
      document.removeEventListener('visibilitychange', trySending);
    };
  }, [tried]);
  return (
    <Alert severity="info">
      <Typography sx={{ mb: 0.5, fontWeight: 600 }}>{words.title(kept.name, headsOf(kept))}</Typography>
      {told ?? (isStored(eventId) ? words.text : words.unstored)}
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void send.current()}>
          {busy ? signUp.form.sending : words.again}
        </Button>
        <Button color="inherit" onClick={onDiscard}>
          {words.discard}
        </Button>
      </Box>
    </Alert>
  );
}
