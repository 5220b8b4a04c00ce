import { EVENT_LABELS, type EventField } from '#shared/event.ts';
import { readableDate, readableTime } from '#shared/time.ts';
import type { EventState, HistoryEntry } from '#web/api/staffAnswers.ts';

/** One field of an event before and after a change, as people read it; null where the event did not exist. */
export interface FieldChange {
  field: EventField;
  label: string;
  old: string | null;
  new: string | null;
}

/** How long a deleted event can be brought back, in days. */
export const RESTORE_DAYS = 30;

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

/** The deletions that can still be undone: not too old, and the latest of what happened to their events. */
export function restorable(history: readonly HistoryEntry[], now: Date): ReadonlySet<string> {
  const since = now.getTime() - RESTORE_DAYS * 86_400_000;
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const { id, eventId, action, at } of history) {
    if (!seen.has(eventId) && action === 'deleted' && Date.parse(at) > since) found.add(id);
    seen.add(eventId);
  }
  return found;
}
