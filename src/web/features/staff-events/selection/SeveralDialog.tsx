import Box from '@mui/material/Box';
import { useState } from 'react';
import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { shortDate } from '#shared/time.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { CHANGES, questionOf, type SeveralAction } from './severalWords.ts';
import { useChangedToast, versionsOf } from './useChangedToast.ts';

/** How many titles the question names. */
const MAX_NAMED = 5;

interface SeveralDialogProps {
  /** The change to confirm; null closes the dialog. */
  action: SeveralAction | null;
  events: readonly ChurchEvent[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before several events are changed, and changes them by one request: all of them, or none. */
export function SeveralDialog({ action, events: newestFirst, onClose, onDone }: SeveralDialogProps) {
  const events = [...newestFirst].sort(compareEvents).reverse();
  const [asked, setAsked] = useState<SeveralAction>('cancel'); // still shown while the dialog closes
  const [failure, setFailure] = useState<string | null>(null);
  const [key, setKey] = useState('');
  const tell = useChangedToast();
  const submit = useOutbox();
  const [busy, setBusy] = useState(false);
  if (action && key === '') {
    setAsked(action);
    setKey(newKey()); // one key per dialog: a second press after a lost answer changes nothing twice
  }
  const close = (then: () => void) => {
    setFailure(null);
    setKey('');
    then();
  };
  const confirm = async () => {
    setFailure(null);
    const change = { ...CHANGES[asked], events: versionsOf(events) };
    const [first] = events;
    const title = first && events.length === 1 ? first.title : eventCount(events.length);
    setBusy(true);
    const { data, error, waits } = await submit({ kind: 'changeEvents', change, title }, key);
    setBusy(false);
    if (error) {
      if (!sessionEnded(error)) setFailure(staffApiError(error));
      return;
    }
    if (waits) showToast(waits(), 'info');
    if (data) tell({ ...data, changed: data.changed ?? [] });
    close(onDone);
  };

  const { title, text, yes } = questionOf(asked, events.length);
  const more = events.length - MAX_NAMED;
  return (
    <ConfirmDialog
      open={action !== null}
      title={title}
      no="Close"
      yes={yes}
      color={CHANGES[asked].change === 'move' ? 'secondary' : 'error'}
      busy={busy}
      error={failure}
      onNo={() => close(onClose)}
      onYes={() => void confirm()}
    >
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, color: 'text.primary', overflowWrap: 'anywhere' }}>
        {events.slice(0, more > 1 ? MAX_NAMED : undefined).map((event) => (
          <li key={event.id}>
            {event.title}, {shortDate(event.start_date)}
          </li>
        ))}
        {more > 1 ? <li>and {more} more</li> : null}
      </Box>
      {text}
      {events.some(({ series }) => series !== undefined)
        ? ' Of events that repeat, only the selected dates change.'
        : null}
    </ConfirmDialog>
  );
}
