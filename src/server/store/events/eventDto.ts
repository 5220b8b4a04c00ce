import type { EventField } from '#shared/events/event.ts';
import type { EventLife } from '#shared/events/eventLife.ts';
import type { EventRow } from '../schema.ts';
import { SHOWN } from './eventColumns.ts';

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
