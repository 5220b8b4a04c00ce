import { sql } from 'kysely';
import type { Connection, Store } from '#server/store/store.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { type LimitStore, memoryLimitStore } from './limits.ts';

/** How long this process counts by itself after the database failed. */
const DATABASE_RETRY_DELAY_MS = 5000;

/**
 * Counts in the database, shared by all instances of the site. While the database does not answer, each instance counts
 * by itself, so the daily verse, which needs no database, goes on and stays limited.
 */
export function sharedLimitStore(store: Store): LimitStore {
  const [own, shared] = [memoryLimitStore(), countIn(store.db)];
  let apartUntil = 0;
  return {
    async add(...counted) {
      try {
        if (performance.now() >= apartUntil) return await shared(...counted);
      } catch (thrown) {
        if (storeFault(thrown) === undefined) throw thrown;
        apartUntil = performance.now() + DATABASE_RETRY_DELAY_MS;
      }
      return own.add(...counted);
    },
  };
}

/** How far the clocks of two instances may differ. */
const MAX_CLOCK_DIFFERENCE_MS = MINUTE_MS;

/** Adds to a key's count in one statement, so that simultaneous counts of several instances are not lost. */
const countIn =
  (db: Connection): LimitStore['add'] =>
  async (key, amount, seconds, now) => {
    const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
    const ends = after(seconds * 1000);
    // A window that ends later than this was started before the clock was set back.
    const runs = sql`limits.ends > ${after(0)} and limits.ends <= ${after(seconds * 1000 + MAX_CLOCK_DIFFERENCE_MS)}`;
    const row = await db
      .insertInto('limits')
      .values({ key, count: Math.max(0, amount), ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${runs} then greatest(0, limits.count + ${amount}::integer)
            else excluded.count end`,
          ends: sql<string>`case when ${runs} then limits.ends else excluded.ends end`,
        }),
      )
      .returning(['count', 'ends'])
      .executeTakeFirstOrThrow();
    return { count: row.count, ends: Date.parse(row.ends) };
  };
