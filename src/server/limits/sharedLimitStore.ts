import { addToCount } from '#server/store/limitCounts.ts';
import type { Store } from '#server/store/store.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { type LimitStore, memoryLimitStore } from './limits.ts';

/** How long this process counts by itself after the database failed. */
const DATABASE_RETRY_DELAY_MS = 5000;

/**
 * Counts in the database, shared by all instances of the site. While the database does not answer, each instance counts
 * by itself, so the daily verse, which needs no database, goes on and stays limited.
 */
export function sharedLimitStore(store: Store): LimitStore {
  const own = memoryLimitStore();
  let apartUntil = 0;
  return {
    async add(key, amount, seconds, now) {
      if (performance.now() < apartUntil) return own.add(key, amount, seconds, now);
      try {
        return await addToCount(store.db, key, amount, seconds, now);
      } catch (thrown) {
        if (storeFault(thrown) === undefined) throw thrown;
        apartUntil = performance.now() + DATABASE_RETRY_DELAY_MS;
        return own.add(key, amount, seconds, now);
      }
    },
  };
}
