import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { closeSnackbar } from 'notistack';
import { useEffect, useId } from 'react';
import { useStore } from 'react-redux';
import { readableMoment } from '#shared/time.ts';
import type { OpenOutbox, OutboxStoreApi } from '#web/outbox/openOutbox.ts';
import { loadOutbox } from '#web/outbox/useOutbox.ts';
import { useWaiting } from '#web/outbox/waitingApi.ts';
import type { WaitingItem } from '#web/outbox/waitingItem.ts';
import { useMend } from './useMend.ts';

const VERBS: Record<WaitingItem['kind'], string> = {
  createEvent: 'Create',
  updateEvent: 'Change',
  deleteEvent: 'Delete',
  contact: 'Message',
};

/** Lists what waits to be sent, and what was refused with the way on. Of other accounts it says only that something waits. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const store = useStore() as unknown as OutboxStoreApi;
  const { items, others } = useWaiting();
  const mend = useMend();
  const title = useId();
  useEffect(() => {
    // On a phone toasts stand over the title, and say the same. Before the first one there is nothing to close them.
    (closeSnackbar as typeof closeSnackbar | undefined)?.();
  }, []);
  const act = async (work: (outbox: OpenOutbox) => Promise<void>) => {
    const outbox = await loadOutbox(store);
    if (outbox) await work(outbox);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>Waiting to be sent</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {items.map((item) => (
            <Box component="li" key={item.id} sx={{ overflowWrap: 'anywhere' }}>
              <strong>
                {VERBS[item.kind]}: {item.title}
              </strong>
              <Box sx={{ color: 'text.secondary' }}>Saved on this phone, {readableMoment(item.at)}</Box>
              {item.refusal === null ? null : (
                <Alert severity="error" variant="standard" sx={{ mt: 1 }}>
                  {item.refusal}
                  <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                    <Button
                      variant="outlined"
                      color="inherit"
                      onClick={() =>
                        act(async (outbox) => {
                          if (item.kind === 'deleteEvent') await outbox.tryAgain(item.id);
                          else if (mend(item)) {
                            onClose();
                            await outbox.discard(item.id);
                          }
                        })
                      }
                    >
                      {item.kind === 'deleteEvent' ? 'Try again' : 'Mend'}
                    </Button>
                    <Button variant="outlined" color="inherit" onClick={() => act((outbox) => outbox.discard(item.id))}>
                      Discard
                    </Button>
                  </Box>
                </Alert>
              )}
            </Box>
          ))}
        </Box>
        {others > 0 ? (
          <Box sx={{ mt: items.length > 0 ? 2 : 0 }}>
            Something of another account waits on this phone. It is sent when that account logs in.
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {items.some(({ refusal }) => refusal === null) ? (
          <Button onClick={() => act((outbox) => outbox.drain())}>Send now</Button>
        ) : null}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
