import { Box } from '@mui/material';
import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { sentences } from '#shared/sentences.ts';
import { readableDate } from '#shared/time.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { deleteEventError, sessionEnded } from '#web/api/errors.ts';
import { tellOutcome, useChangedToast } from '#web/entities/waiting/tellOutcome.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { manageWords, modalWords, nothingToDelete } from './eventWordings.ts';
import { deletionOf, SeriesScope, thisOneOnly } from './repeats/SeriesScope.tsx';
import { useSignupCount } from './useEvents.ts';

interface DeleteEventDialogProps {
  event: ChurchEvent;
  /**
   * The screen: the dashboard has messages of its own, and only logs an event without an id (rulings, 29); the older list
   * deletes by an endpoint of its own (rulings, 8).
   */
  screen: 'dashboard' | 'manage' | 'list';
  onClose: () => void;
  onDeleted?: (event: ChurchEvent) => void;
}

/** Asks before an event is deleted (specification, section 2, Confirm Deletion). */
export function DeleteEventDialog(props: DeleteEventDialogProps) {
  const { event, screen, onClose, onDeleted } = props;
  const listed = screen === 'list';
  const success = (screen === 'dashboard' ? modalWords : manageWords).deleted;
  const [choice, setChoice] = useState(thisOneOnly);
  const [restore] = eventsApi.useRestoreEventMutation();
  const submit = useOutbox();
  const tellChanged = useChangedToast();
  const signedUp = useSignupCount(event);

  const bringBack = async () => tellOutcome(await restore({ id: event.id }), sentences.eventRestored);
  const confirm = async () => {
    if (event.id === '') {
      if (screen === 'dashboard') console.warn(nothingToDelete);
      return screen === 'dashboard' ? false : nothingToDelete;
    }
    const { data, error, waits } = await submit(deletionOf(event, choice, listed), newKey());
    if (error && !waits) return !sessionEnded(error) && deleteEventError(error);
    // A backend that keeps versions is our own server, which also keeps deleted events.
    const undo = waits || event.version === undefined ? undefined : bringBack;
    if (data?.changed) tellChanged(data);
    else tellOutcome({ data, waits }, success, { errorOf: deleteEventError, undo });
    onDeleted?.(event);
  };

  return (
    <ConfirmDialog open title="Confirm Deletion" onClose={onClose} onYes={confirm}>
      Delete <strong>{event.title}</strong>
      {event.start_date ? ` on ${readableDate(event.start_date)}` : ''}?
      {signedUp ? <Box sx={{ mt: 1 }}>Signed up: {signedUp}.</Box> : null}
      <Box sx={{ mt: 2, color: 'text.primary', '&:empty': { display: 'none' } }}>
        <SeriesScope event={event} value={choice} onChange={setChoice} />
      </Box>
    </ConfirmDialog>
  );
}
