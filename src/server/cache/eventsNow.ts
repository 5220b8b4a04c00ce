import type { Store } from '#server/store/connect.ts';
import { eventsRevision, listEvents } from '#server/store/events/events.ts';
import type { EventRow } from '#server/store/schema.ts';
import { StoreFault } from '#server/store/storeFault.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { churchClock, churchMoment } from '#shared/time.ts';

/** How long a change made by another process may stay unseen, in milliseconds. */
const CHECKED_EACH = 1000;

/** How long readers wait for a database that does not answer before they get what is in memory, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;

/** The events as they are now, in the order of the list. */
export interface EventsNow {
  /** Moves with each change, and when an event's hour to appear comes; part of the key of whatever is made from them. */
  revision: string;
  /** Those on the site. */
  rows: readonly EventRow[];
  /** Those that only staff may see: drafts, and events whose hour to appear has not come. */
  unpublished: readonly EventRow[];
}

/** All events as the database has them. */
interface ReadEvents {
  revision: number;
  all: readonly EventRow[];
}

interface KnownEvents extends EventsNow {
  read: ReadEvents;
}

/** The events kept in memory, read again after a change. */
export interface CachedEvents {
  /** The events with every write of this process that was acknowledged before the call. */
  current(): Promise<EventsNow>;
}

/** Tells what is on the site from what is not yet. Fewer are left each time an hour comes, so their number names a state. */
function showAt(read: ReadEvents, moment: Date): KnownEvents {
  const clock = churchClock(moment);
  const unpublished = read.all.filter((row) => isUnpublished(row, clock));
  const rows = read.all.filter((row) => !isUnpublished(row, clock)).map(published);
  return { read, revision: `${read.revision}.${unpublished.length}`, rows, unpublished };
}

/** An event whose hour has come, as if it had been put on the site then. */
function published(row: EventRow): EventRow {
  if (row.publish === null) return row;
  const [date = '', time = ''] = row.publish.split('T');
  const at = Math.max(churchMoment(date, time).getTime(), Date.parse(row.updated_at));
  return { ...row, publish: null, updated_at: new Date(at).toISOString() };
}

/**
 * Keeps the events in memory. After a write of this process, and once a second for those of others, their revision is
 * read; only where it moved are the rows read again. Then it is seen, too, whether an event's hour to appear has come. While the database cannot be reached, what is in memory is served.
 *
 * @param parts.onFault is told why the database could not be read, for the log
 */
export function cacheEvents(parts: { store: Store; now: () => Date; onFault: (fault: unknown) => void }): CachedEvents {
  const { store, now, onFault } = parts;
  let latest: Promise<KnownEvents> | undefined;
  let seenWrites = -1;
  let checkedAt = 0;

  async function refresh(before: KnownEvents | undefined): Promise<KnownEvents> {
    const asked = eventsRevision(store.db);
    const revision = await (before ? inTime(asked) : asked);
    if (before?.read.revision === revision) return showNow(before);
    return showAt({ revision, all: await listEvents(store.db) }, now());
  }

  function showNow(before: KnownEvents): KnownEvents {
    const clock = churchClock(now());
    return before.unpublished.every((row) => isUnpublished(row, clock)) ? before : showAt(before.read, now());
  }

  async function refreshOrKeep(previous: Promise<KnownEvents> | undefined): Promise<KnownEvents> {
    const before = await previous?.catch(() => undefined);
    try {
      return await refresh(before);
    } catch (fault) {
      if (!before) throw fault;
      onFault(fault);
      return showNow(before);
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
