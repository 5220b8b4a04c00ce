import type { Store } from './connect.ts';
import { purge } from './purge.ts';
import type { Connection } from './schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A site may stand still for so long without its clock being doubted, in milliseconds: one that runs on Sundays does. */
const USUAL_PAUSE = 8 * DAY;

/** What was done: purged, or put off because the clock may have jumped ahead. */
export type Tidied = 'purged' | 'put off';

/**
 * Takes away for good what has run out, each time it is called. A clock that is a year ahead (a flat battery, a wrong
 * setting) would take away all that was deleted lately and messages that are not yet a year old: where the clock has
 * gone on by more than a week since it was last seen, nothing is taken away until the site has run a day with it.
 *
 * @param parts.uptime milliseconds that no change of the clock touches
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
