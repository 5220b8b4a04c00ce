import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import type { Effect } from './waitingItem.ts';

/**
 * A list of events as it will be once an account's outbox is sent. It is worked out each time instead of patched into
 * the cache, so that a refusal, a reload or a new list from the server needs no undoing.
 */
export function withWaiting(events: ChurchEvent[], effects: readonly Effect[]): ChurchEvent[] {
  if (effects.length === 0) return events;
  const list = new Map(events.map((event) => [event.id, event]));
  for (const { id, set, change } of effects) {
    const event = list.get(id);
    if (set) list.set(id, set);
    else if (!change) list.delete(id);
    else if (event) {
      // The version that the change starts from: an edit of what is shown must not pass for one of a newer version.
      list.set(id, { ...event, ...change, version: change.version ?? event.version } as ChurchEvent);
    }
  }
  return [...list.values()].sort(compareEvents);
}
