import { listEvents } from '#server/store/events/events.ts';
import type { EventRow } from '#server/store/schema.ts';
import { type Published, publishedAt } from './published.ts';
import { type WatchDeps, type Watched, watchSubject } from './watched.ts';

/** The events, in the order of the list, read again after a change. */
export type WatchedEvents = Watched<Published<EventRow>>;

/** Keeps the events in memory. */
export function watchEvents(deps: WatchDeps): WatchedEvents {
  const { db } = deps.store;
  return watchSubject<readonly EventRow[], Published<EventRow>>({
    ...deps,
    subject: 'events',
    read: () => listEvents(db),
    show: publishedAt,
  });
}
