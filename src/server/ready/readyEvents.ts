import type { Store } from '#server/store/connect.ts';
import { eventsRevision, listEvents } from '#server/store/events.ts';
import type { EventRow } from '#server/store/schema.ts';
import { StoreFault } from '#server/store/storeFault.ts';
import { type KeptParts, keepParts, listText } from './eventParts.ts';
import { ReadyAnswer } from './readyAnswer.ts';

/** How long a change made by another process may stay unseen, in milliseconds. */
const CHECKED_EACH = 1000;

/** How long readers wait for a database that does not answer before they get what is in memory, in milliseconds. */
const LONGEST_WAIT = 2000;

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/** The list of events as it is now: the rows, and the answers of `GET /all/events` made from them. */
export interface EventsNow {
  revision: number;
  rows: readonly EventRow[];
  /** The whole list. */
  answer: ReadyAnswer;
  /** Parts of it. */
  parts: KeptParts;
}

/** The events kept in memory, made anew once a change. */
export interface ReadyEvents {
  /** The events with every write of this process that was acknowledged before the call. */
  current(): Promise<EventsNow>;
  /** The same where it is at hand; undefined where the database has to be asked. */
  atHand(): EventsNow | undefined;
}

/**
 * Keeps the list of events ready. After a write of this process, and once a second for those of others, the events'
 * revision is read; only where it moved are the rows read and the answer made again. While the database cannot be
 * reached, what is in memory goes on being served.
 *
 * @param parts.onFault is told why the database could not be read, for the log
 */
export function keepEventsReady(parts: {
  store: Store;
  now: () => Date;
  onFault: (fault: unknown) => void;
}): ReadyEvents {
  const { store, now, onFault } = parts;
  let latest: Promise<EventsNow> | undefined;
  let atHand: EventsNow | undefined;
  let seenWrites = -1;
  let checkedAt = 0;

  async function refresh(before: EventsNow | undefined): Promise<EventsNow> {
    const asked = eventsRevision(store.db);
    const revision = await (before ? inTime(asked) : asked);
    if (before?.revision === revision) return before;
    const rows = await listEvents(store.db);
    const answer = new ReadyAnswer(listText(rows), HEADERS);
    return { revision, rows, answer, parts: keepParts(rows, HEADERS) };
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

  const isStale = () =>
    latest === undefined || store.writes() !== seenWrites || Math.abs(now().getTime() - checkedAt) >= CHECKED_EACH;

  return {
    current() {
      if (latest && !isStale()) return latest;
      seenWrites = store.writes();
      checkedAt = now().getTime();
      atHand = undefined;
      const asked = refreshOrKeep(latest);
      latest = asked;
      asked.then(
        (events) => {
          if (latest === asked) atHand = events;
        },
        () => {
          // Whoever awaits it is told; the next request asks again.
        },
      );
      return asked;
    },
    atHand: () => (isStale() ? undefined : atHand),
  };
}

/** Rejects when the database has not answered in time. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreFault('the database does not answer in time')), LONGEST_WAIT);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
