import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { laterOnes, sameChange } from '#shared/events/seriesChange.ts';
import type { Effect, SeriesEffect, WaitingItem } from './waitingItem.ts';

/** A list of events as it will be, and the ids of those that are shown so. */
export interface EventsToBe {
  events: ChurchEvent[];
  waiting: ReadonlySet<string>;
}

/**
 * A list of events as it will be once an account's outbox is sent. It is worked out each time instead of patched into
 * the cache, so that a refusal, a reload or a new list from the server needs no undoing.
 */
export function withWaiting(events: ChurchEvent[], items: readonly Pick<WaitingItem, 'effects'>[]): EventsToBe {
  const list = new Map(events.map((event) => [event.id, event]));
  const waiting = new Set<string>();
  for (const effect of items.flatMap(({ effects }) => effects)) {
    for (const { id, set, change } of effect.series ? ofEach(effect.series, [...list.values()]) : [effect]) {
      const event = list.get(id);
      waiting.add(id);
      if (set) list.set(id, set);
      else if (!change) list.delete(id);
      else if (event) {
        // The version that the change starts from: an edit of what is shown must not pass for one of a newer version.
        list.set(id, { ...event, ...change, version: change.version ?? event.version } as ChurchEvent);
      }
    }
  }
  return { events: [...list.values()].sort(compareEvents), waiting };
}

/** What a change of a series does to each of its events. */
function ofEach({ from, own, event: input }: SeriesEffect, events: readonly ChurchEvent[]): Effect[] {
  const first = events.find(({ id }) => id === from.id) ?? from;
  const later = laterOnes(events, first).filter(({ series_own }) => own || !series_own);
  return [first, ...later].map((event) => {
    if (!input) return { id: event.id };
    const ended = (one: ChurchEvent) => ({ ...one, end_date: one.end_date ?? one.start_date });
    const changed = event === first ? input : sameChange(ended(event) as never, ended(from) as never, input);
    return { id: event.id, change: shownFields(changed) };
  });
}

/** Emptied fields are absent in an event. */
const shownFields = (input: object): Partial<ChurchEvent> =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, value === null && field !== 'image' ? undefined : value]),
  );
