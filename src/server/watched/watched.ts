import type { Store } from '#server/store/store.ts';
import { withinTime } from '#server/store/withinTime.ts';

/** How long a change made by another process may stay unseen, in milliseconds. */
const CHECK_INTERVAL_MS = 50;

/** The same for a change that comes with time alone, and after the database could not be read. */
const LONG_CHECK_INTERVAL_MS = 1000;

/** How long readers wait for the database before they get the value read before, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;

/** A subject of the database that is kept in memory and read again after a change. */
export interface Watched<Now> {
  /** The current value, including every acknowledged write of this process. */
  current(): Promise<Now>;
}

/** What each watched subject needs. */
export interface WatchDeps {
  store: Store;
  now: () => Date;
  /** Logs why the database could not be read. */
  onFault: (fault: unknown) => void;
}

interface SubjectDeps<Stored, Now> extends WatchDeps {
  /** A number that changes with each write, by any process. */
  revision: () => Promise<number>;
  read: (moment: Date) => Promise<Stored>;
  /** Derives the value at a moment from what was read. Returns `before` if nothing has changed. */
  show: (read: { revision: number; stored: Stored }, moment: Date, before: Now | undefined) => Now;
}

interface Known<Stored, Now> {
  read: { revision: number; stored: Stored };
  shown: Now;
}

/**
 * Keeps a subject in memory. When it is asked for, it reads the revision again: after each write of this process, and
 * many times a second for writes of others. It reads the subject only if the revision has changed. Scheduled changes take
 * effect at the same checks. While the database is unavailable, the value read before is served.
 */
export function watchSubject<Stored, Now>(deps: SubjectDeps<Stored, Now>): Watched<Now> {
  const { store, now, onFault, show } = deps;
  let latest: Promise<Known<Stored, Now>> | undefined;
  let shown: Promise<Now> | undefined;
  let seenWrites = -1;
  let checkedAt = 0;
  /** On the machine's own clock, which does not stand still in tests. */
  let nextCheck = 0;
  let isAsking = false;

  async function refresh(before: Known<Stored, Now> | undefined): Promise<Known<Stored, Now>> {
    const asked = deps.revision();
    const revision = await (before ? withinTime(asked, DATABASE_TIMEOUT_MS) : asked);
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
      nextCheck = performance.now() + LONG_CHECK_INTERVAL_MS;
      onFault(fault);
      return showNow(before);
    }
  }

  return {
    current() {
      const at = now().getTime();
      // At most one check at a time.
      const isDue = performance.now() >= nextCheck || Math.abs(at - checkedAt) >= LONG_CHECK_INTERVAL_MS;
      if (shown && store.writes() === seenWrites && (isAsking || !isDue)) return shown;
      seenWrites = store.writes();
      checkedAt = at;
      nextCheck = performance.now() + CHECK_INTERVAL_MS;
      isAsking = true;
      const asked = refreshOrKeep(latest).finally(() => {
        if (latest === asked) isAsking = false;
      });
      latest = asked;
      shown = latest.then((known) => known.shown);
      shown.catch(() => {
        // Reported to those who await it; the next call tries again.
      });
      return shown;
    },
  };
}

/**
 * The first subject, with the others' revisions added to its own: what is derived from it is made again if any changes.
 */
export function combineRevisions<Now extends { revision: string }>(
  first: Watched<Now>,
  ...others: readonly Watched<{ revision: string }>[]
): Watched<Now> {
  return {
    async current() {
      const [now, ...read] = await Promise.all([first.current(), ...others.map((other) => other.current())]);
      return { ...now, revision: [now, ...read].map(({ revision }) => revision).join('-') };
    },
  };
}
