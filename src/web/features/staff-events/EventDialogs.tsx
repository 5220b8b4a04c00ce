import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useDeleteEventMutation } from '#web/api/api.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { lazyPart } from '#web/ui/loading/lazyPart.tsx';
import { useLoadedSoon } from '#web/ui/loading/useLoadedSoon.ts';
import { loadSeriesChoice } from './repeats/SeriesScope.tsx';
import type { EventModals } from './useEventModals.ts';

// The forms are a large part of a screen's code, and not needed before the list.
const CreateEventDialog = lazyPart(async () => (await import('./editor/CreateEventDialog.tsx')).CreateEventDialog);
const UpdateEventDialog = lazyPart(async () => (await import('./editor/UpdateEventDialog.tsx')).UpdateEventDialog);
const DeleteEventDialog = lazyPart(async () => (await import('./DeleteEventDialog.tsx')).DeleteEventDialog);
const PictureDialog = lazyPart(async () => (await import('./pictures/PictureDialog.tsx')).PictureDialog);
const StatusDialog = lazyPart(async () => (await import('./status/StatusDialog.tsx')).StatusDialog);

interface EventDialogsProps {
  modals: EventModals;
  /** Called with the events that a form has saved, as stored; closes the form. */
  onSaved: (events: ChurchEvent[]) => void;
  /** Called with the events that were cancelled, postponed or moved; the dialog stays open. */
  onStatus: (events: ChurchEvent[]) => void;
}

/** The modal that the address asks for. All of them are only for staff. */
export function EventDialogs({ modals, onSaved, onStatus }: EventDialogsProps) {
  const signedIn = useSelector(selectSignedIn);
  const [remove] = useDeleteEventMutation();
  useLoadedSoon(
    ...[DeleteEventDialog, CreateEventDialog, UpdateEventDialog, StatusDialog, PictureDialog].map(
      (part) => part.preload,
    ),
    loadSeriesChoice,
  );
  const [asksDeletion, setAsksDeletion] = useState(false); // from then on the dialog stays mounted, to close with its transition
  if (modals.deleted && !asksDeletion) setAsksDeletion(true);
  const close = () => modals.close({});
  return (
    <>
      <Suspense fallback={null}>
        {modals.creating ? (
          <RequireStaff>
            <CreateEventDialog from={modals.copied} day={modals.day} onClose={close} onSaved={onSaved} />
          </RequireStaff>
        ) : null}
        {modals.edited ? (
          <RequireStaff>
            <UpdateEventDialog event={modals.edited} name={modals.editedAs} onClose={close} onSaved={onSaved} />
          </RequireStaff>
        ) : null}
        {modals.calledOff ? (
          <RequireStaff>
            <StatusDialog event={modals.calledOff} to={modals.calledOffTo} onClose={close} onSaved={onStatus} />
          </RequireStaff>
        ) : null}
        {modals.pictured ? (
          <RequireStaff>
            <PictureDialog event={modals.pictured} onClose={close} />
          </RequireStaff>
        ) : null}
      </Suspense>
      {modals.deleted ? <RequireStaff>{null}</RequireStaff> : null}
      <Suspense fallback={null}>
        {asksDeletion ? (
          <DeleteEventDialog
            event={signedIn ? modals.deleted : null}
            remove={remove}
            wording="modal"
            logsMissingId
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
