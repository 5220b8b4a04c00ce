import type { Store } from './connect.ts';
import { purge } from './purge.ts';
import type { Connection } from './schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * A gap that does not make the clock suspicious, in milliseconds: some sites run on Sundays only, others are off for some
 * weeks. Names of sign-ups are to go 14 days after their event then too.
 */
const USUAL_PAUSE = 31 * DAY;

/** Purged, or postponed because the clock may have jumped ahead. */
export type Tidied = 'purged' | 'put off';

/**
 * Deletes permanently what has expired. A clock that is a year ahead (flat battery, wrong setting) would delete too much:
 * if it has advanced by more than a month since the last run, nothing is deleted until the site has run a day with it.
 *
 * @param parts.uptime monotonic milliseconds
 */
export function createTidying(parts: { store: Store; now: () => Date; uptime: () => number }): () => Promise<Tidied> {
  const { store, now, uptime } = parts;
  let doubted: { at: number; uptime: number } | undefined;

  function isTrusted(at: number, seen: number | undefined): boolean {
    if (seen === undefined || at - seen <= USUAL_PAUSE) return true;
    const moved = doubted && Math.abs(at - doubted.at - (uptime() - doubted.uptime)) > HOUR;
    if (!doubted || moved) doubted = { at, uptime: uptime() };
    return uptime() - doubted.uptime >= DAY;
  }

  return () =>
    store.write(async (transaction) => {
      const at = now();
      if (!isTrusted(at.getTime(), await seenClock(transaction))) return 'put off';
      await purge(transaction, at);
      await transaction
        .insertInto('clock')
        .values({ id: 1, seen: at.toISOString() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: at.toISOString() }))
        .execute();
      doubted = undefined;
      return 'purged';
    });
}

async function seenClock(transaction: Connection): Promise<number | undefined> {
  const row = await transaction.selectFrom('clock').select('seen').executeTakeFirst();
  return row && Date.parse(row.seen);
}
