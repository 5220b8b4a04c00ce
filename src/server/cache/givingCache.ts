import type { Store } from '#server/store/connect.ts';
import { givingAt, readStoredGiving, type StoredGiving } from '#server/store/giving.ts';
import { revisionOf } from '#server/store/revisions.ts';
import type { PublicGiving } from '#shared/giving/publicGiving.ts';
import { createWatchedCache, type WatchedCache } from './watchedCache.ts';

/** Where money goes now. */
interface GivingSnapshot {
  /** Moves with each change, and when the hour of one comes; part of the key of whatever shows accounts. */
  revision: string;
  shown: PublicGiving;
}

/** Where money goes, kept in memory and read again after a change. */
export type GivingCache = WatchedCache<GivingSnapshot>;

/** Keeps where money goes in memory. Nothing happens at the hour of a change: it is seen when it has come. */
export function createGivingCache(deps: {
  store: Store;
  now: () => Date;
  onFault: (fault: unknown) => void;
}): GivingCache {
  const { db } = deps.store;
  return createWatchedCache<StoredGiving, GivingSnapshot & { waiting: number }>({
    ...deps,
    revision: () => revisionOf(db, 'giving'),
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
