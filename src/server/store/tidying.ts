import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import { networksSince } from './accounts/sessions.ts';
import { keepAttendance } from './attendance/door.ts';
import { restorableSince } from './events/events.ts';
import { responsesSince } from './idempotencyKeys.ts';
import { messagesSince } from './messages.ts';
import { purgePictures } from './pictures.ts';
import { forgetReminders } from './reminders.ts';
import { forgetSignups } from './signups/signupRows.ts';
import { purgeSounds } from './sounds.ts';
import type { Connection, Store } from './store.ts';

/**
 * The longest usual gap between two runs; a longer one makes the clock suspicious. Some sites run on Sundays only, or
 * are off for weeks, and still have to delete names 14 days after an event.
 */
const MAX_USUAL_GAP_MS = 31 * DAY_MS;

/**
 * Deletes permanently what has expired. A clock that is a year ahead (flat battery, wrong setting) would delete too much:
 * if it has advanced by more than a month since the last run, nothing is deleted until the site has run a day with it.
 *
 * @param deps.uptime monotonic milliseconds
 */
export function createTidying(deps: { store: Store; now: () => Date; uptime: () => number }) {
  const { store, now, uptime } = deps;
  let doubted: { at: number; uptime: number } | undefined;

  function isTrusted(at: number, seen: number | undefined): boolean {
    if (seen === undefined || at - seen <= MAX_USUAL_GAP_MS) return true;
    const moved = doubted && Math.abs(at - doubted.at - (uptime() - doubted.uptime)) > HOUR_MS;
    if (!doubted || moved) doubted = { at, uptime: uptime() };
    return uptime() - doubted.uptime >= DAY_MS;
  }

  /** `put off` where the clock may have jumped ahead. */
  return (): Promise<'purged' | 'put off'> =>
    store.write(async (transaction) => {
      const at = now();
      const clock = await transaction.selectFrom('clock').select('seen').executeTakeFirst();
      if (!isTrusted(at.getTime(), clock && Date.parse(clock.seen))) return 'put off';
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

/**
 * Deletes permanently: what was deleted more than 30 days ago, unused pictures and recordings, contact messages older
 * than a year unless staff keep them, who had signed up for events 14 days ago, and expired sessions, known networks,
 * stored responses and counts.
 */
export async function purge(transaction: Connection, now: Date): Promise<void> {
  const since = restorableSince(now);
  await keepAttendance(transaction, since);
  await forgetSignups(transaction, now);
  await forgetReminders(transaction, now);
  await transaction.deleteFrom('events').where('deleted_at', '<=', since).execute();
  await transaction.deleteFrom('sermons').where('deleted_at', '<=', since).execute();
  await purgeSounds(transaction, now);
  await purgePictures(transaction, now);
  await transaction.deleteFrom('messages').where('deleted_at', '<=', since).execute();
  await transaction.deleteFrom('messages').where('kept', '=', 0).where('at', '<=', messagesSince(now)).execute();
  await transaction.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await transaction.deleteFrom('known_networks').where('seen_at', '<=', networksSince(now)).execute();
  await transaction.deleteFrom('kept_answers').where('at', '<=', responsesSince(now)).execute();
  await transaction.deleteFrom('limits').where('ends', '<=', now.toISOString()).execute();
}
