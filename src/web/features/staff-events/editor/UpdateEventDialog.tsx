import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { eventIdRequired, modalWords, updateModalWording } from '../eventWordings.ts';
import { SeriesScope } from '../repeats/SeriesScope.tsx';
import { scopeAsked } from '../repeats/seriesChoice.ts';
import { EventForm } from './EventForm.tsx';
import { useUpdate } from './saveEvent.ts';

interface UpdateEventDialogProps {
  event: ChurchEvent;
  onClose: () => void;
  onSaved: (events: ChurchEvent[]) => void;
}

/** The dashboard's Update Event modal (specification, section 2). */
export function UpdateEventDialog({ event, onClose, onSaved }: UpdateEventDialogProps) {
  const [search] = useSearchParams();
  const [choice, setChoice] = useState(() => scopeAsked(search));
  const saving = useUpdate(event, modalWords, choice);
  return (
    <FormDialog title="Update Event" onClose={onClose}>
      {(close) => (
        <EventForm
          key={event.id}
          wording={updateModalWording}
          event={event}
          draft={`event:${event.id}`}
          submitLabel="Update Event"
          busyLabel="Updating..."
          saving={
            event.id === '' ? { ...saving, save: async () => ({ saved: false, error: eventIdRequired }) } : saving
          }
          onSaved={onSaved}
          choice={<SeriesScope event={event} value={choice} onChange={setChoice} />}
          actions={<Button onClick={close}>Close</Button>}
        />
      )}
    </FormDialog>
  );
}
