import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { closeSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { useMend } from './useMend.ts';
import { WaitingList } from './WaitingList.tsx';

/** Lists what waits of all screens. Of other accounts it shows only that something waits. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
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
