import ClockIcon from '@mui/icons-material/AccessTimeOutlined';
import { Badge, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { closeSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { loadOutbox, useAppStore } from '#web/outbox/useOutbox.ts';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { useMend } from './useMend.ts';
import { WaitingList } from './WaitingList.tsx';

/**
 * Counts unsent changes, and opens their list; renders nothing without any. While it is mounted, the outbox is sent.
 */
export function WaitingButton() {
  const store = useAppStore();
  const account = useSelector((state: Parameters<typeof selectAccount>[0]) =>
    selectSignedIn(state) ? selectAccount(state) : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an account's items are sent when it logs in
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    void loadOutbox(store).then((outbox) => {
      if (!left) end = outbox?.keep();
    });
    return () => {
      left = true;
      end?.();
    };
  }, [store, account]);

  const { items, others } = useWaiting();
  const [open, setOpen] = useState(false);
  const count = items.length + others;
  const refused = items.some(({ refusal }) => refusal !== undefined);
  return (
    <>
      {count === 0 ? null : (
        <IconButton aria-label={`Waiting to be sent: ${count}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Badge
            badgeContent={count}
            max={9999}
            color={refused ? 'error' : 'primary'}
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <ClockIcon />
          </Badge>
        </IconButton>
      )}
      {open ? <WaitingDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Lists what waits of all screens. Of other accounts it shows only that something waits. */
function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { items, others, shares } = useWaiting();
  const { sendNow } = useMend();
  useEffect(() => {
    // On a phone toasts cover the title, and have the same content. Before the first toast there is nothing to close.
    (closeSnackbar as typeof closeSnackbar | undefined)?.();
  }, []);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Waiting to be sent</DialogTitle>
      <DialogContent>
        <WaitingList items={items} shares={shares} onMend={onClose} />
        {items.length + others === 0 ? 'Nothing waits to be sent.' : null}
        {others > 0 ? (
          <Box sx={{ mt: items.length > 0 ? 2 : 0 }}>
            Something of another account waits on this device. It is sent when that account logs in.
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {items.some(({ refusal }) => !refusal) ? <Button onClick={() => void sendNow()}>Send now</Button> : null}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
