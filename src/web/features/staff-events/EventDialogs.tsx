import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { eventAnswers } from '#words/interface.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventForm } from './editor/EventForm.tsx';
import { createModalWording, modalWords, updateModalWording } from './eventWordings.ts';
import { StatusPictureDialog } from './pictures/StatusPictureDialog.tsx';
import { StatusDialog } from './status/StatusDialog.tsx';
import type { EventModals } from './useEventModals.ts';

interface EventDialogsProps {
  modals: EventModals;
  /** Called with the events that a form has saved, as stored; closes the form. */
  onSaved: (events: ChurchEvent[]) => void;
  /** Called with the events that were cancelled, postponed or moved; the dialog stays open. */
  onStatus: (events: ChurchEvent[]) => void;
}

/** The modal that the address asks for, or that its event is gone. All modals are only for staff. */
export function EventDialogs({ modals, onSaved, onStatus }: EventDialogsProps) {
  const close = () => modals.close({});
  const { edited } = modals;
  return (
    <>
      {modals.missing ? (
        <Alert severity="warning" onClose={close} sx={{ mb: 3 }}>
          {eventAnswers.missing}
        </Alert>
      ) : null}
      {modals.creating || edited ? (
        <RequireStaff>
          <FormDialog key={edited?.id} title={edited ? 'Update Event' : 'Create Events'} onClose={close}>
            {(closeForm) => (
              <EventForm
                event={edited ?? undefined}
                from={modals.copied}
                day={modals.day}
                wording={edited ? updateModalWording : createModalWording}
                words={modalWords}
                onSaved={onSaved}
                actions={<Button onClick={closeForm}>Close</Button>}
              />
            )}
          </FormDialog>
        </RequireStaff>
      ) : null}
      {modals.calledOff ? (
        <RequireStaff>
          <StatusDialog event={modals.calledOff} to={modals.calledOffTo} onClose={close} onSaved={onStatus} />
        </RequireStaff>
      ) : null}
      {modals.pictured ? (
        <RequireStaff>
          <StatusPictureDialog event={modals.pictured} onClose={close} />
        </RequireStaff>
      ) : null}
      {modals.deleted ? (
        <RequireStaff>
          <DeleteEventDialog event={modals.deleted} screen="dashboard" onClose={close} />
        </RequireStaff>
      ) : null}
    </>
  );
}
