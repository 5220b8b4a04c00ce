import { networksSince } from './accounts/knownNetworks.ts';
import { keepAttendance } from './attendance/doorCounts.ts';
import { restorableSince } from './events/events.ts';
import { responsesSince } from './idempotencyKeys.ts';
import { messagesSince } from './messages.ts';
import { purgePictures } from './pictures.ts';
import { forgetReminders } from './reminders.ts';
import type { Connection } from './schema.ts';
import { forgetSignups } from './signups/forget.ts';
import { purgeSounds } from './sounds.ts';

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
