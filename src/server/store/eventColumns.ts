import { EVENT_LABELS, type EventField } from '#shared/event.ts';
import { EXTRA_LABELS, type ExtraField } from '#shared/eventLife.ts';

/** What a person fills in of an event. */
export const FILLED_IN = [
  ...(Object.keys(EVENT_LABELS) as EventField[]),
  ...(Object.keys(EXTRA_LABELS) as ExtraField[]),
] as const;

/** What a client sees of an event, in the order in which it is answered. */
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

/** All that the server works with. */
export const COLUMNS = [...SHOWN, 'series_own', 'created_at', 'updated_at'] as const;
