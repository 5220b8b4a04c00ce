import { boolean, type InferType, object } from 'yup';
import { listOf, rowId } from '#shared/http/rows.ts';
import { textField } from '../../text.ts';
import { isDate, readableDate } from '../../time.ts';
import { eventSchema, plainEventWording } from '../event.ts';

/** The most events that are put on at once, and the longest rule in characters. */
export const SERIES_LIMITS = { events: 100, rule: 200 } as const;

const event = eventSchema(plainEventWording);
/** Said where more are chosen. */
export const TOO_MANY_DATES = `At most ${SERIES_LIMITS.events} events can be put on at once: choose fewer.`;

/** Said where something else stands in the place of an event. */
const NO_EVENT = 'Say what the events are: their title, category, description and venue.';

/** Which of the dates is meant, as people count them: `dates[2]` is date 3. */
const noDate = ({ path }: { path: string }): string =>
  `Date ${Number(/\d+/.exec(path)) + 1} must be given with its first and last day and its hours.`;

/** The days and times of one event of a series; the rest is the same for all of them. */
const seriesDate = event
  .pick(['start_date', 'start_time', 'end_date', 'end_time'])
  .typeError(noDate)
  .nonNullable(noDate);

/** The start of the first of the dates that is there already: the same day at the same hour. Invalid ones are skipped. */
function twice(dates: readonly unknown[]): string | undefined {
  const starts = dates
    .map((date) => (date ?? {}) as Record<string, unknown>)
    .filter(({ start_date }) => typeof start_date === 'string' && isDate(start_date))
    .map(({ start_date, start_time }) => `${start_date} ${start_time}`);
  return starts.find((start, at) => starts.indexOf(start) < at);
}

/**
 * The body of `POST /create/series`: what the events have in common, and the days that were chosen. All are saved, or
 * none. `rule` says in words how they repeat.
 */
export const newSeriesSchema = object({
  rule: textField('How it repeats', SERIES_LIMITS.rule).required('How it repeats is required.'),
  event: event.typeError(NO_EVENT).nonNullable(NO_EVENT),
  dates: listOf(seriesDate, 'Choose at least one date.', SERIES_LIMITS.events, TOO_MANY_DATES)
    .typeError('The dates must be a list.')
    .test('twice', (dates, { createError }) => {
      const start = dates.length > SERIES_LIMITS.events ? undefined : twice(dates);
      return start === undefined || createError({ message: `${readableDate(start.slice(0, 10))} is chosen twice.` });
    }),
});

const choice = {
  /** The id of the event that the person started from: it and the later ones are meant. */
  from: rowId('Choose the event from which on they are meant, by its id.'),
  /** Whether those that were changed by hand are meant too. */
  own: boolean().typeError('Say by true or false whether the events changed by hand are meant too.').optional(),
};

/** The body of `PUT /update/series/{id}`: the event's new fields; the later events get the same changes. */
export const seriesChangeSchema = object({
  ...choice,
  event: event.typeError(NO_EVENT).nonNullable(NO_EVENT),
});

/** The body of `POST /delete/series/{id}`. */
export const seriesDeletionSchema = object(choice);

export type NewSeries = InferType<typeof newSeriesSchema>;
export type SeriesChange = InferType<typeof seriesChangeSchema>;
export type SeriesDeletion = InferType<typeof seriesDeletionSchema>;
