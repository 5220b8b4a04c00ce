import { Alert } from '@mui/material';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { eventAnswers } from '#words/interface.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventForm } from './editor/EventForm.tsx';
import { createModalWording, modalWords, updateModalWording } from './eventWordings.ts';
import { StatusPictureDialog } from './pictures/StatusPictureDialog.tsx';
import { StatusDialog } from './status/StatusDialog.tsx';
import type { EventModals } from './useEventModals.ts';

interface EventDialogsProps {
  modals: EventModals;
  /** The changes of the address's search with which the page shows an event. */
  placeOf: (event: ChurchEvent) => Record<string, string | null>;
  /** Marks an event that was saved. */
  mark: (id: string) => void;
  /** Called when an event was deleted. */
  onDeleted: () => void;
}

/** The modal that the address asks for, or that its event is gone. All modals are only for staff. */
export function EventDialogs({ modals, placeOf, mark, onDeleted }: EventDialogsProps) {
  const [, changeSearch] = useAddressSearch();
  const close = () => modals.close({});
  const closeSaved = ([event]: ChurchEvent[]) => {
    modals.close(event ? placeOf(event) : {});
    if (event) mark(event.id);
  };
  /** Of an event that was cancelled, postponed or moved; its dialog stays open. */
  const showSaved = ([event]: ChurchEvent[]) => {
    if (!event) return;
    changeSearch(placeOf(event), { replace: true });
    mark(event.id);
  };
  const { edited, calledOff, pictured, deleted } = modals;
  const dialog =
    modals.creating || edited ? (
      <FormDialog key={edited?.id} title={edited ? 'Update Event' : 'Create Events'} onClose={close}>
        <EventForm
          event={edited}
          from={modals.copied}
          day={modals.day}
          wording={edited ? updateModalWording : createModalWording}
          words={modalWords}
          onSaved={closeSaved}
        />
      </FormDialog>
    ) : calledOff ? (
      <StatusDialog event={calledOff} to={modals.calledOffTo} onClose={close} onSaved={showSaved} />
    ) : pictured ? (
      <StatusPictureDialog event={pictured} onClose={close} />
    ) : deleted ? (
      <DeleteEventDialog event={deleted} screen="dashboard" onClose={close} onDeleted={onDeleted} />
    ) : null;
  return (
    <>
      {modals.missing ? (
        // Who is signed out does not see drafts: the event may be one.
        <RequireStaff>
          <Alert severity="warning" onClose={close} sx={{ mb: 3 }}>
            {eventAnswers.missing}
          </Alert>
        </RequireStaff>
      ) : null}
      {dialog ? <RequireStaff>{dialog}</RequireStaff> : null}
    </>
  );
}
