import { type InferType, object, string } from 'yup';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { type EventInput, eventSchema } from '#shared/events/event.ts';
import { EVENT_STATUSES, type EventStatus, EXTRA_LABELS, STATUS_NOTES } from '#shared/events/eventLife.ts';
import { addDays, daysBetween } from '#shared/time.ts';
import { valuesOf } from '../editor/eventValues.ts';
import { updateModalWording } from '../eventWordings.ts';

/** The values of the status form; an empty status means that the event goes ahead. */
export interface StatusValues {
  status: EventStatus | '';
  status_note: string;
  status_note_sw: string;
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  venue: string;
}

/** The labels of the values, for a conflict. */
export const STATUS_FIELD_LABELS: Readonly<Record<keyof StatusValues, string>> = {
  status: 'What becomes of it',
  status_note: EXTRA_LABELS.status_note,
  status_note_sw: EXTRA_LABELS.status_note_sw,
  start_date: 'Start Date',
  start_time: 'Start Time',
  end_date: 'End Date',
  end_time: 'End Time',
  venue: 'Venue',
};

/** Shown if nothing was chosen. */
const nothingChosen = 'Choose what becomes of this event.';

/** Shown if an event is moved, but nothing changes. */
const nothingMoved = 'Say its new day, hour or venue.';

/** The status of an event in the form: a postponed one counts as moved as soon as it has a new day. */
const statusOf = (event: ChurchEvent): StatusValues['status'] =>
  event.status === 'postponed' && !waitsForDay(event) ? 'moved' : (event.status ?? '');

/**
 * The initial values of the form.
 *
 * @param to the status to begin with, if the person has already chosen one for an event without a status
 */
export function statusValuesOf(event: ChurchEvent, to?: EventStatus): StatusValues {
  const { start_date, start_time, end_time, venue } = event;
  const end_date = event.end_date ?? start_date;
  return {
    status: statusOf(event) || (to ?? ''),
    status_note: event.status_note ?? '',
    status_note_sw: event.status_note_sw ?? '',
    start_date,
    start_time,
    end_date,
    end_time,
    venue,
  };
}

/** The schema of the form: something about the event must change. */
export const statusSchema = (event: ChurchEvent) =>
  eventSchema(updateModalWording)
    .pick([...STATUS_NOTES, 'start_date', 'start_time', 'end_date', 'end_time', 'venue'])
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

/** The default end for a new start: as many days later as before. */
export const endFor = (event: ChurchEvent, start: string): string =>
  addDays(start, event.end_date === null ? 0 : daysBetween(event.start_date, event.end_date));

/** The event to save: only a moved one gets the form's dates, times and venue. */
export function eventWithStatus(event: ChurchEvent, values: StatusValues): EventInput {
  const { status, status_note, status_note_sw, ...when } = values;
  // When sign-up closes is left out: the server moves it along with the event.
  const { image: _, signup_closes: _closes, ...fields } = valuesOf(event);
  return {
    ...fields,
    end_date: fields.end_date || event.start_date,
    ...(status === 'moved' && when),
    status: status || null,
    status_note: (status && status_note.trim()) || null,
    status_note_sw: (status && status_note_sw.trim()) || null,
  };
}
