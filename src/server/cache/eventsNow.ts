import type { Store } from '#server/store/connect.ts';
import { eventsRevision, listEvents } from '#server/store/events/events.ts';
import type { EventRow } from '#server/store/schema.ts';
import { StoreFault } from '#server/store/storeFault.ts';

/** How long a change made by another process may stay unseen, in milliseconds. */
const CHECKED_EACH = 1000;

/** How long readers wait for a database that does not answer before they get what is in memory, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;

/** The events as they are now, in the order of the list. */
export interface EventsNow {
  /** Moves with each change; it is part of the key of whatever is made from the events. */
  revision: number;
  rows: readonly EventRow[];
}

/** The events kept in memory, read again after a change. */
export interface CachedEvents {
  /** The events with every write of this process that was acknowledged before the call. */
  current(): Promise<EventsNow>;
}

/**
 * Keeps the events in memory. After a write of this process, and once a second for those of others, their revision is
 * read; only where it moved are the rows read again. While the database cannot be reached, what is in memory is served.
 *
 * @param parts.onFault is told why the database could not be read, for the log
 */
export function cacheEvents(parts: { store: Store; now: () => Date; onFault: (fault: unknown) => void }): CachedEvents {
  const { store, now, onFault } = parts;
  let latest: Promise<EventsNow> | undefined;
  let seenWrites = -1;
  let checkedAt = 0;

  async function refresh(before: EventsNow | undefined): Promise<EventsNow> {
    const asked = eventsRevision(store.db);
    const revision = await (before ? inTime(asked) : asked);
    if (before?.revision === revision) return before;
    return { revision, rows: await listEvents(store.db) };
  }

  async function refreshOrKeep(previous: Promise<EventsNow> | undefined): Promise<EventsNow> {
    const before = await previous?.catch(() => undefined);
    try {
      return await refresh(before);
    } catch (fault) {
      if (!before) throw fault;
      onFault(fault);
      return before;
    }
  }

  return {
    current() {
      const at = now().getTime();
      if (latest && store.writes() === seenWrites && Math.abs(at - checkedAt) < CHECKED_EACH) return latest;
      seenWrites = store.writes();
      checkedAt = at;
      latest = refreshOrKeep(latest);
      latest.catch(() => {
        // Whoever awaits it is told; the next request asks again.
      });
      return latest;
    },
  };
}

/** Rejects when the database has not answered in time. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreFault('the database does not answer in time')), DATABASE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
