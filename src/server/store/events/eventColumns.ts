import { EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { EXTRA_LABELS, type ExtraField } from '#shared/events/eventLife.ts';

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
