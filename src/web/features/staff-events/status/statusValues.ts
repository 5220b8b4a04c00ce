import { type AnyObjectSchema, object, string } from 'yup';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { type EventInput, eventSchema } from '#shared/events/event.ts';
import { EVENT_STATUSES, type EventStatus, STATUS_NOTES, type StatusNoteField } from '#shared/events/eventLife.ts';
import { valuesOf } from '../editor/eventValues.ts';
import { updateModalWording } from '../eventWordings.ts';

/** When and where an event takes place, which a moved one changes. */
const WHEN = ['start_date', 'start_time', 'end_date', 'end_time', 'venue'] as const;

/** The values of the status form; an empty status means that the event goes ahead. */
export type StatusValues = Record<(typeof WHEN)[number] | StatusNoteField, string> & { status: EventStatus | '' };

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
  const texts = Object.fromEntries([...WHEN, ...STATUS_NOTES].map((field) => [field, event[field] ?? '']));
  const end_date = event.end_date ?? event.start_date;
  return { ...(texts as Omit<StatusValues, 'status'>), end_date, status: statusOf(event) || (to ?? '') };
}

/** A note is neither shown nor sent where the event goes ahead. */
const noteOfStatus = () =>
  string()
    .nullable()
    .when('status', ([status], note) => (status === '' ? string() : note));

/** The schema of the form: something about the event must change. */
export const statusSchema = (event: ChurchEvent): AnyObjectSchema =>
  eventSchema(updateModalWording)
    .pick([...STATUS_NOTES, ...WHEN])
    .concat(
      object({
        status: string()
          .oneOf(['', ...EVENT_STATUSES])
          .defined(),
        status_note: noteOfStatus(),
        status_note_sw: noteOfStatus(),
      }),
    )
    .test('change', function (values) {
      if (values.status === '' && !event.status) return this.createError({ path: 'status', message: nothingChosen });
      if (values.status !== 'moved' || statusOf(event) === 'moved') return true;
      const moved = (['start_date', 'start_time', 'venue'] as const).some((field) => values[field] !== event[field]);
      return moved || this.createError({ path: 'status', message: nothingMoved });
    });

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
