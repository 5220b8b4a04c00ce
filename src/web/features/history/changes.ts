import { EVENT_LABELS, type EventField } from '#shared/event.ts';
import type { EventState, HistoryEntry } from '#shared/history.ts';
import { readableDate, readableTime } from '#shared/time.ts';

/** One field of an event before and after a change, as people read it; null where the event did not exist. */
export interface FieldChange {
  field: EventField;
  label: string;
  old: string | null;
  new: string | null;
}

function readable(state: EventState | null, field: EventField): string | null {
  if (state === null) return null;
  const value = state[field] ?? '';
  if (field === 'start_date' || field === 'end_date') return readableDate(value);
  return field === 'start_time' || field === 'end_time' ? readableTime(value) : value;
}

/** The fields that a change touched, in the order of the form. */
export function changedFields({ old, new: now }: HistoryEntry): FieldChange[] {
  const fields = Object.keys(EVENT_LABELS) as EventField[];
  return fields
    .filter((field) => (old?.[field] ?? '') !== (now?.[field] ?? ''))
    .map((field) => ({
      field,
      label: EVENT_LABELS[field],
      old: readable(old, field),
      new: readable(now, field),
    }));
}
