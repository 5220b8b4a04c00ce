import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series/series.ts';
import { sameChange } from '#shared/events/series/seriesChange.ts';
import { daysBetween, isChurchDate, momentLater } from '#shared/time.ts';
import type { ChangeContext } from '../changeContext.ts';
import type { Connection, EventRow } from '../schema.ts';
import { createEvent, deleteEvent, updateEvent } from './events.ts';

/** The result of a change of a series. */
type SeriesOutcome =
  | { events: EventRow[] }
  /** Somebody else has changed the event; nothing was changed. */
  | { conflict: EventRow }
  /** This event would fall outside the calendar's years; nothing was changed. */
  | { beyond: EventRow }
  | undefined;

/** Creates the events of a series in one transaction. */
export async function createSeries(
  transaction: Connection,
  input: NewSeries,
  change: ChangeContext,
): Promise<EventRow[]> {
  const { id } = await transaction
    .insertInto('series')
    .values({ rule: input.rule, username: change.username, created_at: change.now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const events: EventRow[] = [];
  for (const dates of input.dates) {
    const days = daysBetween(input.event.start_date, dates.start_date);
    const signup_closes = momentLater(input.event.signup_closes, days);
    events.push(await createEvent(transaction, { ...input.event, ...dates, signup_closes }, change, id));
  }
  return events;
}

/**
 * Changes an event of a series and the later ones. The later ones get the same differences: a new time, a new venue, the
 * same shift in days. A status applies to all. An event edited separately stays as it is, unless the person says otherwise.
 *
 * @param change.expected the version that the edit is based on, if the client sends it
 */
export async function updateSeries(
  transaction: Connection,
  series: number,
  { from, own = false, event }: SeriesChange,
  change: ChangeContext & { expected: number | undefined },
): Promise<SeriesOutcome> {
  const meant = await eventsFrom(transaction, series, from, own);
  const first = meant?.find(({ id }) => id === from);
  if (!meant || !first) return undefined;
  if (change.expected !== undefined && first.version !== change.expected) return { conflict: first };
  const changes = meant.map((row) => ({ row, input: row === first ? event : sameChange(row, first, event) }));
  const beyond = changes.find(({ row, input }) => isShiftedBeyond(row, input));
  if (beyond) return { beyond: beyond.row };
  const events: EventRow[] = [];
  for (const { row, input } of changes) {
    const outcome = await updateEvent(transaction, row.id, input, {
      ...change,
      expected: row.version,
      withSeries: true,
      inPart: row !== first,
    });
    if (!outcome || outcome.conflict) return { conflict: outcome?.event ?? first };
    events.push(outcome.event);
  }
  return { events };
}

/** Deletes an event of a series and the later ones, restorable for 30 days. */
export async function deleteSeries(
  transaction: Connection,
  series: number,
  { from, own = false }: SeriesDeletion,
  change: ChangeContext,
): Promise<EventVersion[] | undefined> {
  const meant = await eventsFrom(transaction, series, from, own);
  if (!meant) return undefined;
  const deleted: EventVersion[] = [];
  for (const { id, version } of meant) if (await deleteEvent(transaction, id, change)) deleted.push({ id, version });
  return deleted;
}

/** An event of the series and the later ones, in order; undefined if the series has no such event. */
async function eventsFrom(
  transaction: Connection,
  series: number,
  from: number,
  own: boolean,
): Promise<EventRow[] | undefined> {
  const rows = await transaction
    .selectFrom('events')
    .selectAll()
    .where('series', '=', series)
    .where('deleted_at', 'is', null)
    .orderBy('start_date')
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  const at = rows.findIndex(({ id }) => id === from);
  return at < 0 ? undefined : rows.slice(at).filter(({ id, series_own }) => id === from || own || !series_own);
}

/** Whether a change moves an event to a day that the form would refuse. */
const isShiftedBeyond = (row: EventRow, input: EventInput): boolean =>
  (['start_date', 'end_date'] as const).some((field) => input[field] !== row[field] && !isChurchDate(input[field]));
