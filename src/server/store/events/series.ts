import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series/series.ts';
import { sameChange } from '#shared/events/series/seriesChange.ts';
import { daysBetween, momentLater } from '#shared/time.ts';
import type { ChangeContext, Connection, EventRow } from '../store.ts';
import { lockEvents } from './eventRows.ts';
import { createEvent, deleteEvent, isBeyond, updateEvent } from './events.ts';

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
 * Changes the first of these events of a series and the later ones (`lockMeant`). The later ones get the same
 * differences: a new time, a new venue, the same shift in days. A status applies to all. An event edited separately stays
 * as it is, unless the person says otherwise.
 *
 * @returns `beyond`, with nothing changed, if that event would fall outside the calendar's years
 */
export async function updateSeries(
  transaction: Connection,
  meant: readonly [EventRow, ...EventRow[]],
  event: SeriesChange['event'],
  change: ChangeContext,
): Promise<{ events: EventRow[] } | { beyond: EventRow }> {
  const [first] = meant;
  const changes = meant.map((row) => ({ row, input: row === first ? event : sameChange(row, first, event) }));
  const beyond = changes.find(({ row, input }) => isBeyond(row, input));
  if (beyond) return { beyond: beyond.row };
  const events: EventRow[] = [];
  for (const { row, input } of changes) {
    const scope = { withSeries: true, inPart: row !== first };
    events.push(await updateEvent(transaction, row, input, { ...change, ...scope }));
  }
  return { events };
}

/** Deletes an event of a series and the later ones, restorable for 30 days. @returns none if there is no such event */
export async function deleteSeries(
  transaction: Connection,
  series: number,
  choice: SeriesDeletion,
  change: ChangeContext,
): Promise<EventVersion[]> {
  const meant = await lockMeant(transaction, series, choice);
  for (const { id } of meant) await deleteEvent(transaction, id, change);
  return meant.map(({ id, version }) => ({ id, version }));
}

/**
 * An event of the series and the later ones, in order; none if the series has no such event. All of the series are locked
 * at once: two people who each hold one would wait for each other.
 */
export async function lockMeant(
  transaction: Connection,
  series: number,
  { from, own = false }: SeriesDeletion,
): Promise<EventRow[]> {
  const rows = (await lockEvents(transaction, 'series', [series])).filter(({ deleted_at }) => deleted_at === null);
  const begins = ({ start_date, start_time }: EventRow) => `${start_date} ${start_time}`;
  rows.sort((a, b) => begins(a).localeCompare(begins(b)) || a.id - b.id);
  const at = rows.findIndex(({ id }) => id === from);
  return at < 0 ? [] : rows.slice(at).filter(({ id, series_own }) => id === from || own || !series_own);
}
