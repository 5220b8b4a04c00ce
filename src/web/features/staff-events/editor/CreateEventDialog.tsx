import Button from '@mui/material/Button';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { churchClock, daysBetween } from '#shared/time.ts';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { createModalWording, modalWords } from '../eventWordings.ts';
import { useKeepsSeries } from '../useEvents.ts';
import { EventForm } from './EventForm.tsx';
import { copyOf, emptyValues, repeatable } from './eventValues.ts';
import { useCreate } from './saveEvent.ts';

interface CreateEventDialogProps {
  /** The event to start from, when one is duplicated. */
  from?: ChurchEvent | undefined;
  /** The day on which it begins, `YYYY-MM-DD`, when one was chosen. */
  day?: string | undefined;
  onClose: () => void;
  onSaved: (events: ChurchEvent[]) => void;
}

/** The dashboard's Create Events modal (specification, section 2). */
export function CreateEventDialog({ from, day, onClose, onSaved }: CreateEventDialogProps) {
  const saving = useCreate(modalWords);
  const { date: today } = churchClock(useNow());
  const values = from ? copyOf(from, today) : day ? { ...emptyValues, start_date: day, end_date: day } : undefined;
  const initial = useKeepsSeries() ? repeatable(values) : values;
  return (
    <FormDialog title="Create Events" onClose={onClose}>
      {(close) => (
        <EventForm
          wording={createModalWording}
          initial={initial}
          days={from && daysBetween(from.start_date, from.end_date ?? from.start_date)}
          draft={from ? `event:copy:${from.id}` : day ? `event:new:${day}` : 'event:new'}
          submitLabel="Create Event"
          busyLabel="Creating..."
          saving={saving}
          onSaved={onSaved}
          actions={<Button onClick={close}>Close</Button>}
        />
      )}
    </FormDialog>
  );
}
