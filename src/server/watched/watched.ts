import { givingAt, readStoredGiving, type StoredGiving } from '#server/store/giving/changes.ts';
import { revisionOf, type Subject } from '#server/store/revisions.ts';
import { countSignups, type SignupCounts } from '#server/store/signups/signupRows.ts';
import type { Store } from '#server/store/store.ts';
import { withinTime } from '#server/store/storeFault.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import type { PublicGiving } from '#shared/giving/publicGiving.ts';
import { churchClock, churchMoment } from '#shared/time.ts';

/** How long readers wait for the database before they get the value read before, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;

/** For how long the database is not asked after it could not be read. */
const DATABASE_RETRY_DELAY_MS = 1000;

/** A subject of the database that is kept in memory and read again after a change. */
export interface Watched<Now> {
  /** The current value, with every write that was acknowledged before, by any process. */
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

/**
 * Keeps a subject in memory. Each time it is asked for, its revision is read, and the subject itself only if that has
 * changed, once for all who ask meanwhile. While the database is unavailable, the value read before is served.
 */
export function watchSubject<Stored, Now>(deps: SubjectDeps<Stored, Now>): Watched<Now> {
  const { store, now, onFault, subject, read, show } = deps;
  let known: { revision: number; stored: Stored; shown?: Now } | undefined;
  let reading: { revision: number; stored: Promise<Stored> } | undefined;
  /** Until when the database is not asked, unless this process has written meanwhile. */
  let quiet = { until: 0, writes: 0 };

  async function refreshed() {
    const asked = revisionOf(store.db, subject);
    const revision = await (known ? withinTime(asked, DATABASE_TIMEOUT_MS) : asked);
    if (known?.revision === revision) return known;
    if (reading?.revision !== revision) reading = { revision, stored: read(now()) };
    try {
      const fresh = { revision, stored: await reading.stored };
      if (known?.revision !== revision) known = fresh;
      return known;
    } finally {
      reading = undefined; // one that failed is tried again
    }
  }

  /** What is known where the database cannot be read. @throws its error where nothing is known */
  async function knownNow() {
    if (known && performance.now() < quiet.until && store.writes() === quiet.writes) return known;
    try {
      return await refreshed();
    } catch (fault) {
      if (!known) throw fault;
      quiet = { until: performance.now() + DATABASE_RETRY_DELAY_MS, writes: store.writes() };
      onFault(fault);
      return known;
    }
  }

  return {
    async current() {
      const found = await knownNow();
      found.shown = show(found, now(), found.shown);
      return found.shown;
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

interface Publishable {
  publish: string | null;
  updated_at: string;
}

/** What is on the site of what is stored, and what is not yet. */
export interface Published<Row> {
  /** Changes with each write and each scheduled publication; part of the cache keys of what shows the rows. */
  revision: string;
  rows: readonly Row[];
  /** Drafts and scheduled rows, which only staff may see. */
  unpublished: readonly Row[];
}

/** Keeps published events or sermons in memory, in the order of the list. */
export const watchPublished = <Row extends Publishable>(
  deps: WatchDeps,
  subject: 'events' | 'sermons',
  read: () => Promise<readonly Row[]>,
): Watched<Published<Row>> =>
  watchSubject<readonly Row[], Published<Row>>({
    ...{ ...deps, subject, read },
    show({ revision, stored }, moment, before) {
      const clock = churchClock(moment);
      if (before?.unpublished.every((row) => isUnpublished(row, clock))) return before;
      const unpublished = stored.filter((row) => isUnpublished(row, clock));
      const rows = stored.filter((row) => !isUnpublished(row, clock)).map(published);
      // Each publication leaves fewer scheduled rows, so their number identifies the state.
      return { revision: `${revision}.${unpublished.length}`, rows, unpublished };
    },
  });

/** A scheduled event or sermon whose time has come, as if it had been published then. */
function published<Row extends Publishable>(row: Row): Row {
  if (row.publish === null) return row;
  const [date = '', time = ''] = row.publish.split('T');
  const at = Math.max(churchMoment(date, time).getTime(), Date.parse(row.updated_at));
  return { ...row, publish: null, updated_at: new Date(at).toISOString() };
}

/** Where money goes now. */
interface GivingSnapshot {
  /**
   * Changes with each write and whenever a waiting change takes effect; part of the cache keys of what shows accounts.
   */
  revision: string;
  shown: PublicGiving;
}

/** Keeps in memory where money goes. Waiting changes take effect in their moment. */
export function watchGiving(deps: WatchDeps): Watched<GivingSnapshot> {
  const { db } = deps.store;
  return watchSubject<StoredGiving, GivingSnapshot & { waiting: number }>({
    ...deps,
    subject: 'giving',
    read: () => readStoredGiving(db),
    show({ revision, stored }, moment, before) {
      const { pairs, waiting } = givingAt(stored.changes, moment);
      if (before?.waiting === waiting) return before;
      const open = stored.purposes.filter(({ key }) => pairs.some(({ purpose }) => purpose === key));
      const shown = { purposes: open, pairs: pairs.filter(({ purpose }) => open.some(({ key }) => key === purpose)) };
      return { revision: `${revision}.${waiting}`, shown, waiting };
    },
  });
}

/** How many people have signed up for each event, counted again after a change. */
export type WatchedSignups = Watched<ReadonlyMap<number, SignupCounts>>;

/** Keeps the counts of sign-ups in memory. */
export const watchSignups = (deps: WatchDeps): WatchedSignups =>
  watchSubject({
    ...deps,
    subject: 'signups',
    read: () => countSignups(deps.store.db),
    show: ({ stored }) => stored,
  });
