import { listEvents } from '#server/store/events/events.ts';
import { revisionOf } from '#server/store/revisions.ts';
import type { EventRow } from '#server/store/schema.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { churchClock } from '#shared/time.ts';
import { published } from './published.ts';
import { type WatchDeps, type Watched, watchSubject } from './watched.ts';

/** A snapshot of the events, in the order of the list. */
interface EventsSnapshot {
  /** Changes with each write and each scheduled publication; part of the cache keys of what shows events. */
  revision: string;
  /** The published ones. */
  rows: readonly EventRow[];
  /** Drafts and scheduled events, which only staff may see. */
  unpublished: readonly EventRow[];
}

/** The events, read again after a change. */
export type WatchedEvents = Watched<EventsSnapshot>;

/** Keeps the events in memory. */
export function watchEvents(deps: WatchDeps): WatchedEvents {
  const { db } = deps.store;
  return watchSubject<readonly EventRow[], EventsSnapshot>({
    ...deps,
    revision: () => revisionOf(db, 'events'),
    read: () => listEvents(db),
    // Each publication leaves fewer scheduled events, so their number identifies the state.
    show({ revision, stored }, moment, before) {
      const clock = churchClock(moment);
      if (before?.unpublished.every((row) => isUnpublished(row, clock))) return before;
      const unpublished = stored.filter((row) => isUnpublished(row, clock));
      const rows = stored.filter((row) => !isUnpublished(row, clock)).map(published);
      return { revision: `${revision}.${unpublished.length}`, rows, unpublished };
    },
  });
}
