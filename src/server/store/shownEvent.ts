import type { EventField } from '#shared/event.ts';
import type { EventLife } from '#shared/eventLife.ts';
import type { EventRow } from './schema.ts';

/** An event as `GET /all/events` answers it: section 7's fields, the version, and of the others those that apply. */
export type ShownEvent = Pick<EventRow, 'id' | 'version' | EventField> & EventLife;

/** What a client sees of a stored event. */
export function shownEvent(row: EventRow): ShownEvent {
  const { created_at: _made, updated_at: _changed, series_own, ...fields } = row;
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null || name === 'image') shown[name] = value;
  }
  if (series_own) shown.series_own = true;
  return shown as unknown as ShownEvent;
}
