import { EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { type EventLife, EXTRA_LABELS, type ExtraField } from '#shared/events/eventLife.ts';
import type { EventRow } from '../store.ts';

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
