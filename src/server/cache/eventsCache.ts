import type { Store } from '#server/store/connect.ts';
import { listEvents } from '#server/store/events/events.ts';
import { revisionOf } from '#server/store/revisions.ts';
import type { EventRow } from '#server/store/schema.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { churchClock, churchMoment } from '#shared/time.ts';
import { createWatchedCache, type WatchedCache } from './watchedCache.ts';

/** The events as they are now, in the order of the list. */
interface EventsSnapshot {
  /** Moves with each change, and when an event's hour to appear comes; part of the key of whatever is made from them. */
  revision: string;
  /** Those on the site. */
  rows: readonly EventRow[];
  /** Those that only staff may see: drafts, and events whose hour to appear has not come. */
  unpublished: readonly EventRow[];
}

/** The events kept in memory, read again after a change. */
export type EventsCache = WatchedCache<EventsSnapshot>;

/** An event whose hour has come, as if it had been put on the site then. */
function published(row: EventRow): EventRow {
  if (row.publish === null) return row;
  const [date = '', time = ''] = row.publish.split('T');
  const at = Math.max(churchMoment(date, time).getTime(), Date.parse(row.updated_at));
  return { ...row, publish: null, updated_at: new Date(at).toISOString() };
}

/** Keeps the events in memory. */
export function createEventsCache(deps: {
  store: Store;
  now: () => Date;
  onFault: (fault: unknown) => void;
}): EventsCache {
  const { db } = deps.store;
  return createWatchedCache<readonly EventRow[], EventsSnapshot>({
    ...deps,
    revision: () => revisionOf(db, 'events'),
    read: () => listEvents(db),
    // Tells what is on the site from what is not yet. Fewer are left each time an hour comes, so their number names a state.
    show({ revision, stored }, moment, before) {
      const clock = churchClock(moment);
      if (before?.unpublished.every((row) => isUnpublished(row, clock))) return before;
      const unpublished = stored.filter((row) => isUnpublished(row, clock));
      const rows = stored.filter((row) => !isUnpublished(row, clock)).map(published);
      return { revision: `${revision}.${unpublished.length}`, rows, unpublished };
    },
  });
}
