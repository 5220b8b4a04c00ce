import { revisionOf, type Subject } from '#server/store/revisions.ts';
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
  /** Its revision changes with each write, by any process. */
  subject: Subject;
  read: (moment: Date) => Promise<Stored>;
  /** Derives the value at a moment from what was read. Returns `before` if nothing has changed. */
  show: (read: { revision: number; stored: Stored }, moment: Date, before: Now | undefined) => Now;
}

/** A look at the database, which serves all who ask until the next one. */
interface Check<Now> {
  /** The writes of this process before it. */
  writes: number;
  /** When it began, by the site's clock, and until when it counts, by the machine's own, which tests do not set. */
  at: number;
  until: number;
  isRunning: boolean;
  shown: Promise<Now>;
}

/**
 * Keeps a subject in memory. When it is asked for, it reads the revision again: after each write of this process, and
 * many times a second for writes of others. It reads the subject only if the revision has changed. Scheduled changes take
 * effect at the same checks. While the database is unavailable, the value read before is served.
 */
export function watchSubject<Stored, Now>(deps: SubjectDeps<Stored, Now>): Watched<Now> {
  const { store, now, onFault, subject, read, show } = deps;
  let known: { revision: number; stored: Stored; shown: Now } | undefined;
  let latest: Check<Now> | undefined;

  async function refresh() {
    const asked = revisionOf(store.db, subject);
    const revision = await (known ? withinTime(asked, DATABASE_TIMEOUT_MS) : asked);
    if (known?.revision === revision) return known;
    const fresh = { revision, stored: await read(now()) };
    return { ...fresh, shown: show(fresh, now(), undefined) };
  }

  /** Checks once the check before has ended. */
  async function run(own: Omit<Check<Now>, 'shown'>, before: Check<Now> | undefined): Promise<Now> {
    await before?.shown.catch(() => undefined);
    try {
      known = await refresh();
    } catch (fault) {
      if (!known) throw fault;
      own.until = performance.now() + LONG_CHECK_INTERVAL_MS;
      onFault(fault);
    } finally {
      own.isRunning = false;
    }
    known.shown = show(known, now(), known.shown);
    return known.shown;
  }

  return {
    current() {
      const at = now().getTime();
      if (latest?.writes === store.writes()) {
        const isDue = performance.now() >= latest.until || Math.abs(at - latest.at) >= LONG_CHECK_INTERVAL_MS;
        if (latest.isRunning || !isDue) return latest.shown;
      }
      const own = { writes: store.writes(), at, until: performance.now() + CHECK_INTERVAL_MS, isRunning: true };
      latest = Object.assign(own, { shown: run(own, latest) });
      latest.shown.catch(() => undefined); // told to those who await it; the next call tries again
      return latest.shown;
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
