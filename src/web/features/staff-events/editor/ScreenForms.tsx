import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventWording } from '#shared/events/event.ts';
import { churchClock, daysBetween } from '#shared/time.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import type { ScreenWords } from '../eventWordings.ts';
import { SeriesScope } from '../repeats/SeriesScope.tsx';
import { scopeAsked } from '../repeats/seriesChoice.ts';
import { useKeepsSeries } from '../useEvents.ts';
import { EventForm } from './EventForm.tsx';
import { copyOf, emptyValues, repeatable } from './eventValues.ts';
import { useCreate, useUpdate } from './saveEvent.ts';

interface ScreenFormProps {
  /** The screen's messages for missing fields, and about saves. */
  wording: EventWording;
  words: ScreenWords;
  onSaved: (events: ChurchEvent[]) => void;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
}

interface CreateFormProps extends ScreenFormProps {
  /** The event to start from, when one is duplicated. */
  from?: ChurchEvent | undefined;
  /** The day on which it begins, `YYYY-MM-DD`, when one was chosen. */
  day?: string | undefined;
}

/** The form of a new event. */
export function CreateForm({ words, from, day, ...form }: CreateFormProps) {
  const saving = useCreate(words);
  const { date: today } = churchClock(useNow());
  const values = from ? copyOf(from, today) : day ? { ...emptyValues, start_date: day, end_date: day } : undefined;
  return (
    <EventForm
      {...form}
      initial={useKeepsSeries() ? repeatable(values) : values}
      days={from && daysBetween(from.start_date, from.end_date ?? from.start_date)}
      draft={from ? `event:copy:${from.id}` : day ? `event:new:${day}` : 'event:new'}
      saving={saving}
    />
  );
}

/** The form of an event that is there, and of the later ones of its series. */
export function EditForm({ words, event, ...form }: ScreenFormProps & { event: ChurchEvent }) {
  const [search] = useSearchParams();
  const [choice, setChoice] = useState(() => scopeAsked(search));
  const saving = useUpdate(event, words, choice);
  return (
    <EventForm
      {...form}
      key={event.id}
      event={event}
      draft={`event:${event.id}`}
      saving={saving}
      choice={(startDate) => <SeriesScope event={event} startDate={startDate} value={choice} onChange={setChoice} />}
    />
  );
}
