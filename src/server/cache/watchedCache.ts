import type { Store } from '#server/store/connect.ts';
import { StoreFault } from '#server/store/storeFault.ts';

/** How long a change made by another process may stay unseen, in milliseconds. */
const CHECK_INTERVAL_MS = 1000;

/** How long readers wait for a database that does not answer before they get what is in memory, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;

/** What is kept in memory of a subject, read again after a change. */
export interface WatchedCache<Now> {
  /**
   * What it is now, with every write of this process that was acknowledged before the call.
   *
   * @param maxUnseenMs how long a change made by another process may stay unseen, by default a second
   */
  current(maxUnseenMs?: number): Promise<Now>;
}

interface WatchedCacheDeps<Stored, Now> {
  store: Store;
  now: () => Date;
  /** Is told why the database could not be read, for the log. */
  onFault: (fault: unknown) => void;
  /** A number that moves with each change, by any process. */
  revision: () => Promise<number>;
  read: (moment: Date) => Promise<Stored>;
  /** What is shown at a moment of what was read. `before` is given back where nothing of it changed. */
  show: (read: { revision: number; stored: Stored }, moment: Date, before: Now | undefined) => Now;
}

interface Known<Stored, Now> {
  read: { revision: number; stored: Stored };
  shown: Now;
}

/**
 * Keeps a subject in memory. After a write of this process, and once a second for those of others, its revision is read;
 * only where it moved is the subject read again. Then it is seen, too, whether the hour of something that waits has come.
 * While the database cannot be reached, what is in memory is served.
 */
export function createWatchedCache<Stored, Now>(deps: WatchedCacheDeps<Stored, Now>): WatchedCache<Now> {
  const { store, now, onFault, show } = deps;
  let latest: Promise<Known<Stored, Now>> | undefined;
  let shown: Promise<Now> | undefined;
  let seenWrites = -1;
  let checkedAt = 0;
  let isAsking = false;

  async function refresh(before: Known<Stored, Now> | undefined): Promise<Known<Stored, Now>> {
    const asked = deps.revision();
    const revision = await (before ? inTime(asked) : asked);
    if (before?.read.revision === revision) return showNow(before);
    const read = { revision, stored: await deps.read(now()) };
    return { read, shown: show(read, now(), undefined) };
  }

  function showNow(before: Known<Stored, Now>): Known<Stored, Now> {
    const again = show(before.read, now(), before.shown);
    return again === before.shown ? before : { ...before, shown: again };
  }

  async function refreshOrKeep(previous: typeof latest): Promise<Known<Stored, Now>> {
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
    current(maxUnseenMs = CHECK_INTERVAL_MS) {
      const at = now().getTime();
      // While one question to the database is under way, no second one is sent.
      const isChecked = isAsking || Math.abs(at - checkedAt) < maxUnseenMs;
      if (shown && store.writes() === seenWrites && isChecked) return shown;
      seenWrites = store.writes();
      checkedAt = at;
      isAsking = true;
      const asked = refreshOrKeep(latest).finally(() => {
        if (latest === asked) isAsking = false;
      });
      latest = asked;
      shown = latest.then((known) => known.shown);
      shown.catch(() => {
        // Whoever awaits it is told; the next request asks again.
      });
      return shown;
    },
  };
}

/** The first of two, with both revisions in its own: what is made from it is made again when the other changes, too. */
export function combineRevisions<Now extends { revision: string }>(
  first: WatchedCache<Now>,
  other: WatchedCache<{ revision: string }>,
): WatchedCache<Now> {
  let made: { from: [unknown, unknown]; result: Promise<Now> } | undefined;
  async function join(one: Promise<Now>, two: Promise<{ revision: string }>): Promise<Now> {
    const [now, { revision }] = await Promise.all([one, two]);
    return { ...now, revision: `${now.revision}-${revision}` };
  }
  return {
    current() {
      const from: [Promise<Now>, Promise<{ revision: string }>] = [first.current(), other.current()];
      if (made?.from[0] === from[0] && made.from[1] === from[1]) return made.result;
      made = { from, result: join(...from) };
      made.result.catch(() => {
        // Whoever awaits it is told; the next request asks again.
      });
      return made.result;
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
