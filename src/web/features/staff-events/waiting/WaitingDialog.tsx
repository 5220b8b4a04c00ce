import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { closeSnackbar } from 'notistack';
import { useEffect, useId, useState } from 'react';
import { readableMoment } from '#shared/time.ts';
import type { OpenOutbox } from '#web/outbox/openOutbox.ts';
import { loadOutbox, useAppStore } from '#web/outbox/useOutbox.ts';
import { useWaiting } from '#web/outbox/waiting/waitingApi.ts';
import type { WaitingItem } from '#web/outbox/waiting/waitingItem.ts';
import { useGiveUp } from './useGiveUp.ts';
import { useMend } from './useMend.ts';

const VERBS: Record<WaitingItem['kind'], string> = {
  createEvent: 'Create',
  updateEvent: 'Change',
  deleteEvent: 'Delete',
  createSeries: 'Create',
  updateSeries: 'Change',
  deleteSeries: 'Delete',
  markMessages: 'Mark the message of',
  deleteMessages: 'Delete the message of',
  restoreMessages: 'Bring back the message of',
  noteMessage: 'Note about the message of',
  draftWords: 'Draft of words',
  publishWords: 'Publish words',
  contact: 'Message',
  signup: 'Sign-up',
};

/** An item that its owner removed while the dialog is open. */
interface GivenUp {
  id: string;
  title: string;
  putBack: () => Promise<void>;
}

/**
 * Lists the unsent changes, and the refused ones with what to do. Of other accounts it shows only that something waits.
 */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const { items, others } = useWaiting();
  const { hasForm, mend } = useMend();
  const giveUp = useGiveUp();
  const title = useId();
  const [givenUp, setGivenUp] = useState<readonly GivenUp[]>([]);
  const stop = async (item: WaitingItem) => {
    const putBack = await giveUp(item);
    if (putBack) setGivenUp((before) => [...before, { id: item.id, title: item.title, putBack }]);
  };
  const undo = async ({ id, putBack }: GivenUp) => {
    await putBack();
    setGivenUp((before) => before.filter((one) => one.id !== id));
  };
  useEffect(() => {
    // On a phone toasts cover the title, and have the same content. Before the first toast there is nothing to close.
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
              <Box sx={{ color: 'text.secondary' }}>
                Saved on this phone, {readableMoment(item.at)}
                {item.refusal === null && item.sent ? stateOf(item) : null}
              </Box>
              {item.refusal === null && item.share !== undefined ? (
                <LinearProgress
                  aria-label={`Sending the picture of ${item.title}`}
                  variant="determinate"
                  value={Math.round(item.share * 100)}
                  sx={{ mt: 1, borderRadius: 2, height: 6 }}
                />
              ) : null}
              {item.refusal === null && !item.sent ? (
                <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {hasForm(item) ? (
                    <Button variant="outlined" onClick={async () => (await mend(item)) && onClose()}>
                      Edit
                    </Button>
                  ) : null}
                  <Button variant="outlined" color="inherit" onClick={() => void stop(item)}>
                    Do not send
                  </Button>
                </Box>
              ) : null}
              {item.refusal === null ? null : (
                <Alert severity="error" variant="standard" sx={{ mt: 1 }}>
                  {item.refusal}
                  <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                    <Button
                      variant="outlined"
                      color="inherit"
                      onClick={async () => {
                        if (!hasForm(item)) await act((outbox) => outbox.tryAgain(item.id));
                        else if (await mend(item)) onClose();
                      }}
                    >
                      {hasForm(item) ? (item.gone ? 'Create it again' : 'Mend') : 'Try again'}
                    </Button>
                    <Button variant="outlined" color="inherit" onClick={() => void stop(item)}>
                      Discard
                    </Button>
                  </Box>
                </Alert>
              )}
            </Box>
          ))}
          {givenUp.map((one) => (
            <Box component="li" key={one.id} sx={{ overflowWrap: 'anywhere' }}>
              <span role="status">Not sent: {one.title}</span>{' '}
              <Button size="small" onClick={() => void undo(one)}>
                Undo
              </Button>
            </Box>
          ))}
        </Box>
        {items.length + givenUp.length + others === 0 ? 'Nothing waits to be sent.' : null}
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

/** The progress of an item that is being sent. */
const stateOf = ({ share = 1 }: WaitingItem): string =>
  share < 1 ? `. ${Math.round(share * 100)} % of its picture is sent` : '. It was sent, and no answer has come yet';
