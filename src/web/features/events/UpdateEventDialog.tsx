import Button from '@mui/material/Button';
import type { ChurchEvent } from '#shared/churchEvent.ts';
import { EventDialog } from './EventDialog.tsx';
import { EventForm } from './EventForm.tsx';
import { valuesOf } from './eventValues.ts';
import { eventIdRequired, modalToasts, updateModalWording } from './eventWordings.ts';
import { useUpdate } from './saveEvent.ts';

/** The dashboard's Update Event modal (specification, section 2). */
export function UpdateEventDialog({ event, onClose }: { event: ChurchEvent; onClose: () => void }) {
  const save = useUpdate(event, modalToasts.updated);
  return (
    <EventDialog title="Update Event" onClose={onClose}>
      {(close) => (
        <EventForm
          key={event.id}
          wording={updateModalWording}
          initial={valuesOf(event)}
          version={event.version}
          draft={`event:${event.id}`}
          submitLabel="Update Event"
          busyLabel="Updating..."
          save={event.id === '' ? async () => ({ saved: false, error: eventIdRequired }) : save}
          onSaved={onClose}
          actions={<Button onClick={close}>Cancel</Button>}
        />
      )}
    </EventDialog>
  );
}
