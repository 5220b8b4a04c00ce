import { type InferType, object, string } from 'yup';
import { listOf, rowId } from '#shared/http/rows.ts';
import { numberField } from '../text.ts';
import { SERIES_LIMITS } from './series/series.ts';

/** What staff can do to several events at once. */
const BULK_CHANGES = ['cancel', 'move', 'delete'] as const;

/** The most events that are changed at once. */
const MAX_BULK_EVENTS = SERIES_LIMITS.events * 10;

/** How far events can be moved at once, in days. */
const MAX_DAYS_MOVED = 3660;

const BY_ID = 'Choose the events by their ids.';
const BY_VERSION = 'Say of each event which version it has.';
const HOW_FAR = `Say how many days later they are moved, or earlier by a number below zero, ${MAX_DAYS_MOVED} at most.`;

/** Events, each with the version that the person has seen. */
const seenEvents = listOf(
  object({ id: rowId(BY_ID), version: rowId(BY_VERSION) })
    .typeError(BY_ID)
    .nonNullable(BY_ID),
  'Choose at least one event.',
  MAX_BULK_EVENTS,
  'These are too many events at once.',
);

/** The body of `PUT /update/events`. All events are changed, or none. */
export const bulkChangeSchema = object({
  change: string()
    .oneOf(BULK_CHANGES, `The change must be one of: ${BULK_CHANGES.join(', ')}.`)
    .required(`The change must be one of: ${BULK_CHANGES.join(', ')}.`),
  /** For `move`: by how many days, earlier if negative. Start and end move alike. */
  days: numberField()
    .typeError(HOW_FAR)
    .integer(HOW_FAR)
    .min(-MAX_DAYS_MOVED, HOW_FAR)
    .max(MAX_DAYS_MOVED, HOW_FAR)
    .notOneOf([0], HOW_FAR)
    .when('change', ([change], days) => (change === 'move' ? days.required(HOW_FAR) : days)),
  events: seenEvents,
});

/** The body of `POST /undo/events`: the answer's `changed` of a change. */
export const undoSchema = object({ events: seenEvents });

export type BulkChange = InferType<typeof bulkChangeSchema>;

/** An event and its version. */
export interface EventVersion {
  id: number;
  version: number;
}
