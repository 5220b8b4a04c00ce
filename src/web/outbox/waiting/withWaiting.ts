import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { laterOnes, sameChange } from '#shared/events/series/seriesChange.ts';
import type { Effect, SeriesEffect, Waiting, WaitingItem } from './waitingItem.ts';

/** A list of events with unsent changes applied, and the ids of the changed ones. */
interface EventsToBe {
  events: ChurchEvent[];
  waiting: ReadonlySet<string>;
}

/**
 * Applies an account's unsent changes to a list of events. The result is computed each time instead of patched into the
 * cache, so that a refusal, a reload or a new list from the server needs no undo. An event whose answer was lost may be
 * in the list already: then it is shown once, under its temporary id, so that a change of it is sent after the others.
 *
 * @param created the real ids of this device's created events, by temporary id
 */
export function withWaiting(
  events: ChurchEvent[],
  items: readonly Pick<WaitingItem, 'effects'>[],
  created: Waiting['created'] = {},
): EventsToBe {
  const list = new Map(events.map((event) => [event.id, event]));
  const waiting = new Set<string>();
  const taken = new Set(Object.values(created));
  for (const effect of items.flatMap(({ effects }) => effects)) {
    for (const { id, set, change, maybeThere } of effect.series
      ? ofEach(effect.series, [...list.values()])
      : [effect]) {
      const same = set && maybeThere ? events.find((event) => !taken.has(event.id) && isSame(event, set)) : undefined;
      if (same) {
        taken.add(same.id);
        list.delete(same.id);
      }
      const event = list.get(id);
      waiting.add(id);
      if (set) list.set(id, set);
      else if (!change) list.delete(id);
      else if (event) {
        // Keeps the version that the change is based on, so that an edit of the shown event is not taken for one of a
        // newer version.
        list.set(id, { ...event, ...change, version: change.version ?? event.version } as ChurchEvent);
      }
    }
  }
  return { events: [...list.values()].sort(compareEvents), waiting };
}

/** The fields by which an event is recognized. */
const TOLD_BY = ['title', 'category', 'description', 'start_date', 'start_time', 'end_time', 'venue'] as const;

/** Whether a listed event is the result of an unanswered create. */
const isSame = (event: ChurchEvent, set: ChurchEvent): boolean =>
  TOLD_BY.every((field) => (event[field] ?? '') === (set[field] ?? ''));

/** Applies a change of a series to each of its events. */
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
