import { isOver, waitsForDay } from '#shared/events/churchEvent.ts';
import { EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { type EventLife, EXTRA_LABELS, type ExtraField } from '#shared/events/eventLife.ts';
import { churchClock, DAY_MS } from '#shared/time.ts';
import type { Connection, EventRow } from '../store.ts';

/** The columns that a person fills in. */
export const FILLED_IN = [
  ...(Object.keys(EVENT_LABELS) as EventField[]),
  ...(Object.keys(EXTRA_LABELS) as ExtraField[]),
] as const;

/** The columns of an event's DTO, in order. */
export const SHOWN = [
  'id',
  ...(Object.keys(EVENT_LABELS) as EventField[]),
  'version',
  ...(Object.keys(EXTRA_LABELS) as ExtraField[]),
  'previous_start_date',
  'previous_start_time',
  'previous_venue',
  'series',
] as const;

/** All columns that the server uses. */
export const COLUMNS = [...SHOWN, 'series_own', 'publish_by', 'created_at', 'updated_at'] as const;

/** The columns that are set when an event is brought back to an earlier state. */
export const REVERTED = SHOWN.filter((column) => column !== 'id' && column !== 'version' && column !== 'series');

/** The DTO of an event (`GET /all/events`): section 7's fields, the version, and further fields where they have a value. */
export type EventDto = Pick<EventRow, 'id' | 'version' | EventField> & EventLife;

/** Turns a row into its DTO. */
export function eventDto(row: EventRow): EventDto {
  const shown: Partial<Record<keyof EventDto, unknown>> = {};
  // Column by column: destructuring a row of node:sqlite takes ten times as long.
  for (const name of SHOWN) {
    const value = row[name];
    if (value !== null || name === 'image') shown[name] = value;
  }
  if (row.series_own) shown.series_own = true;
  return shown as EventDto;
}

/** An event that is stored; it may have been deleted, and be restored later. */
export type StoredEvent = EventRow & { deleted_at: string | null };

/**
 * Locks events until the transaction ends, so that on PostgreSQL too they stay as they were read until they are written.
 *
 * @param by the column that holds one of `values`
 * @returns also deleted events that can be restored, in no order
 */
export async function lockEvents(
  transaction: Connection,
  by: 'id' | 'series',
  values: readonly number[],
): Promise<StoredEvent[]> {
  if (values.length === 0) return [];
  return transaction
    .updateTable('events')
    .set((update) => ({ version: update.ref('version') })) // SQLite has no `for update`
    .where(by, 'in', values)
    .returning([...COLUMNS, 'deleted_at'])
    .execute();
}

/** The events with these ids that are there. */
export async function findEvents(db: Connection, ids: readonly number[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('events').select(COLUMNS).where('id', 'in', ids).where('deleted_at', 'is', null).execute();
}

/** A postponed event without a new day is past this long after its announced day: until then it may get one. */
const MAX_POSTPONED_DAYS = 90;

/**
 * The ids of the events that were over some days ago, of those that somebody signed up for or is reminded of.
 *
 * @param days how long they are over
 */
export async function pastEvents(
  transaction: Connection,
  table: 'signups' | 'reminders',
  days: number,
  now: Date,
): Promise<number[]> {
  const events = await transaction
    .selectFrom('events')
    .select(COLUMNS)
    .where('id', 'in', transaction.selectFrom(table).select('event_id').distinct())
    .execute();
  const isPast = (event: EventRow) => {
    const age = waitsForDay(event) ? MAX_POSTPONED_DAYS : days;
    return isOver(event, churchClock(new Date(now.getTime() - age * DAY_MS)));
  };
  return events.filter(isPast).map(({ id }) => id);
}
