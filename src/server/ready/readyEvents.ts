import type { Store } from '#server/store/connect.ts';
import { eventsRevision, listEvents } from '#server/store/events.ts';
import type { EventRow } from '#server/store/schema.ts';
import { shownEvent } from '#server/store/shownEvent.ts';
import { ReadyAnswer } from './readyAnswer.ts';

/** How long a change made by another process may stay unseen, in milliseconds. */
const CHECKED_EACH = 1000;

/** The list of events as it is now: the rows, and the answer of `GET /all/events` made from them. */
export interface EventsNow {
  revision: number;
  rows: readonly EventRow[];
  answer: ReadyAnswer;
}

/** The events kept in memory, made anew once a change. */
export interface ReadyEvents {
  /** The events with every write of this process that was acknowledged before the call. */
  current(): Promise<EventsNow>;
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
  let seenWrites = -1;
  let checkedAt = 0;

  async function refresh(before: EventsNow | undefined): Promise<EventsNow> {
    const revision = await eventsRevision(store.db);
    if (before?.revision === revision) return before;
    const rows = await listEvents(store.db);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
    return { revision, rows, answer: new ReadyAnswer(JSON.stringify(rows.map(shownEvent)), headers) };
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
      const [writes, at] = [store.writes(), now().getTime()];
      if (!latest || writes !== seenWrites || Math.abs(at - checkedAt) >= CHECKED_EACH) {
        seenWrites = writes;
        checkedAt = at;
        latest = refreshOrKeep(latest);
      }
      return latest;
    },
  };
}
