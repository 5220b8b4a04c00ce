import { type InferType, object, string } from 'yup';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { type EventInput, eventSchema } from '#shared/events/event.ts';
import { EVENT_STATUSES, type EventStatus } from '#shared/events/eventLife.ts';
import { addDays, daysBetween } from '#shared/time.ts';
import { valuesOf } from '../editor/eventValues.ts';
import { updateModalWording } from '../eventWordings.ts';

/** What the form that calls an event off or moves it holds; an empty status is an event that goes ahead. */
export interface StatusValues {
  status: EventStatus | '';
  status_note: string;
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  venue: string;
}

/** The names of what it holds, for a conflict. */
export const STATUS_FIELD_LABELS: Readonly<Record<keyof StatusValues, string>> = {
  status: 'What becomes of it',
  status_note: 'What to tell people',
  start_date: 'Start Date',
  start_time: 'Start Time',
  end_date: 'End Date',
  end_time: 'End Time',
  venue: 'Venue',
};

/** Said where nothing was chosen. */
export const nothingChosen = 'Choose what becomes of this event.';

/** Said where an event is moved to where it is. */
export const nothingMoved = 'Say its new day, hour or venue.';

/** What became of an event, as the form asks it: one that was put off has moved as soon as it has a new day. */
const statusOf = (event: ChurchEvent): StatusValues['status'] =>
  event.status === 'postponed' && !waitsForDay(event) ? 'moved' : (event.status ?? '');

/** An event as the form begins. */
export function statusValuesOf(event: ChurchEvent): StatusValues {
  const { start_date, start_time, end_time, venue } = event;
  const end_date = event.end_date ?? start_date;
  return {
    status: statusOf(event),
    status_note: event.status_note ?? '',
    start_date,
    start_time,
    end_date,
    end_time,
    venue,
  };
}

/** What the form lets through: for this event, something must change. */
export const statusSchema = (event: ChurchEvent) =>
  eventSchema(updateModalWording)
    .pick(['status_note', 'start_date', 'start_time', 'end_date', 'end_time', 'venue'])
    .concat(
      object({
        status: string()
          .oneOf(['', ...EVENT_STATUSES])
          .defined(),
      }),
    )
    .test('change', function (values: StatusInput) {
      if (values.status === '' && !event.status) return this.createError({ path: 'status', message: nothingChosen });
      if (values.status !== 'moved' || statusOf(event) === 'moved') return true;
      const moved = (['start_date', 'start_time', 'venue'] as const).some((field) => values[field] !== event[field]);
      return moved || this.createError({ path: 'status', message: nothingMoved });
    });

interface StatusInput extends InferType<ReturnType<typeof dates>> {
  status?: string;
}
const dates = () => eventSchema(updateModalWording).pick(['start_date', 'start_time', 'end_date', 'end_time', 'venue']);

/** The end that goes with a new first day, while nobody has said otherwise: as many days later as it was. */
export const endFor = (event: ChurchEvent, start: string): string =>
  addDays(start, event.end_date === null ? 0 : daysBetween(event.start_date, event.end_date));

/** What is saved of the event: only one that is moved gets the days, hours and venue of the form. */
export function eventWithStatus(event: ChurchEvent, values: StatusValues): EventInput {
  const { status, status_note, ...when } = values;
  const { image: _, ...fields } = valuesOf(event);
  return {
    ...fields,
    end_date: fields.end_date || event.start_date,
    ...(status === 'moved' && when),
    status: status || null,
    status_note: status ? status_note.trim() || null : null,
  };
}
