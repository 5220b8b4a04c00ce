import { sql } from 'kysely';
import { MINUTE_MS } from '#shared/time.ts';
import type { Connection } from './schema.ts';

/** How far the clocks of two instances may differ. */
const MAX_CLOCK_DIFFERENCE_MS = MINUTE_MS;

/**
 * Adds to a key's count in one statement, so that simultaneous counts of several instances are not lost. A count whose
 * window has ended restarts.
 *
 * @param seconds the window's length
 * @returns the new count and the end of its window (epoch milliseconds)
 */
export async function addToCount(
  db: Connection,
  key: string,
  amount: number,
  seconds: number,
  now: Date,
): Promise<{ count: number; ends: number }> {
  const at = now.toISOString();
  const ends = new Date(now.getTime() + seconds * 1000).toISOString();
  // A window that ends later than this was started before the clock was set back.
  const latest = new Date(now.getTime() + seconds * 1000 + MAX_CLOCK_DIFFERENCE_MS).toISOString();
  const runs = sql`limits.ends > ${at} and limits.ends <= ${latest}`;
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
}
