import { Alert, Box, Button, Typography } from '@mui/material';
import { headsOf } from '#shared/signup/signup.ts';
import { outboxOf, useAppStore } from '#web/outbox/useOutbox.ts';
import { useWaitingChange } from '#web/outbox/waiting/useWaiting.ts';
import { ownSignup } from '#words/ownSignup.ts';

const words = ownSignup.unsent;

interface UnsentProps {
  /** The secret key of its sign-up. */
  secretKey: string;
  title: string;
  /** Why it is not sent, if that is known. */
  why?: string;
  onDiscard?: () => void;
}

/** Says that a sign-up, or a change of one, waits on this device, and gives it up at a press. */
export function Unsent({ secretKey, title, why, onDiscard }: UnsentProps) {
  const store = useAppStore();
  const discard = () => {
    onDiscard?.();
    void outboxOf(store)?.discardSignup(secretKey);
  };
  return (
    <Alert severity="info">
      <Typography sx={{ mb: 0.5, fontWeight: 600 }}>{title}</Typography>
      {why || words.text}
      <Box sx={{ mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={discard}>
          {words.discard}
        </Button>
      </Box>
    </Alert>
  );
}

/** Says that a change of a sign-up waits, where one does. */
export function UnsentChange({ secretKey, name }: { secretKey: string; name: string }) {
  const change = useWaitingChange(secretKey);
  if (!change) return null;
  const title = change.coming ? words.title(name, headsOf(change)) : words.leaving(name);
  return <Unsent secretKey={secretKey} title={title} />;
}
