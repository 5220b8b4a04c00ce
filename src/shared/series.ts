import { array, boolean, type InferType, number, object } from 'yup';
import { eventSchema, plainEventWording } from './event.ts';
import { textField } from './text.ts';

/** The most events that are put on at once, and the longest rule in characters. */
export const SERIES_LIMITS = { events: 100, rule: 200 } as const;

const event = eventSchema(plainEventWording);
/** Said where more are chosen. */
export const TOO_MANY_DATES = `At most ${SERIES_LIMITS.events} events can be put on at once: choose an earlier last day.`;

/** The days and times of one event of a series; the rest is the same for all of them. */
const seriesDate = event.pick(['start_date', 'start_time', 'end_date', 'end_time']);

/**
 * The body of `POST /create/series`: what the events have in common, and the days that were chosen. All are saved, or
 * none. `rule` says in words how they repeat.
 */
export const newSeriesSchema = object({
  rule: textField('How it repeats', SERIES_LIMITS.rule).required('How it repeats is required.'),
  event,
  dates: array()
    .typeError('The dates must be a list.')
    .of(seriesDate)
    .required('Choose at least one date.')
    .min(1, 'Choose at least one date.')
    .max(SERIES_LIMITS.events, TOO_MANY_DATES),
});

const choice = {
  /** The id of the event that the person started from: it and the later ones are meant. */
  from: number()
    .typeError('From must be the id of an event.')
    .integer('From must be the id of an event.')
    .min(1, 'From must be the id of an event.')
    .max(2 ** 31 - 1, 'From must be the id of an event.')
    .required('From is required.'),
  /** Whether those that were changed by hand are meant too. */
  own: boolean().typeError('Own must be true or false.').optional(),
};

/** The body of `PUT /update/series/{id}`: the event as it shall be; the later ones get what was changed in it. */
export const seriesChangeSchema = object({ ...choice, event });

/** The body of `POST /delete/series/{id}`. */
export const seriesDeletionSchema = object(choice);

/** The body of `POST /restore/events`: the ids of events that were deleted together. */
export const restorationSchema = object({
  ids: array()
    .typeError('Choose the events by their ids.')
    .of(choice.from)
    .required('Choose at least one event.')
    .min(1, 'Choose at least one event.')
    .max(SERIES_LIMITS.events * 10, 'These are too many events at once.'),
});

export type NewSeries = InferType<typeof newSeriesSchema>;
export type SeriesChange = InferType<typeof seriesChangeSchema>;
export type SeriesDeletion = InferType<typeof seriesDeletionSchema>;
