import { type Selectable, sql } from 'kysely';
import { type FollowInput, MAX_REMINDERS, type ReminderInput } from '#shared/reminders.ts';
import type { Topic } from '#shared/reminderTimes.ts';
import { pastEvents } from './events/eventRows.ts';
import type { Connection, Schema } from './store.ts';

/** A reminder that is about to be sent. */
export type ReminderRow = Pick<Selectable<Schema['reminders']>, (typeof REMINDER)[number]>;

/** What a device follows. */
export type FollowRow = Omit<Selectable<Schema['follows']>, 'day' | 'lease'>;

/** While a row is leased, no other instance sends it. One that fails is tried again after that. */
const LEASE_MS = 5 * 60_000;

const leaseUntil = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString();

/** Rows that no instance is sending. */
const unleased = (now: Date) => sql<boolean>`(lease is null or lease < ${now.toISOString()})`;

/** Stores a reminder; the same device and event again replaces it. The oldest of a device's many are deleted. */
export async function putReminder(transaction: Connection, input: ReminderInput, now: Date): Promise<void> {
  const { endpoint, keys, event, lead, language } = input;
  const changed = { ...keys, lead, language, made_at: now.toISOString(), told: null, lease: null };
  await transaction
    .insertInto('reminders')
    .values({ endpoint, event_id: event, ...changed })
    .onConflict((conflict) => conflict.columns(['endpoint', 'event_id']).doUpdateSet(changed))
    .execute();
  const kept = transaction
    .selectFrom('reminders')
    .select('id')
    .where('endpoint', '=', endpoint)
    .orderBy('made_at', 'desc')
    .limit(MAX_REMINDERS);
  await transaction.deleteFrom('reminders').where('endpoint', '=', endpoint).where('id', 'not in', kept).execute();
}

/** Takes a device's reminder of an event off. */
export async function deleteReminder(transaction: Connection, endpoint: string, eventId: number): Promise<void> {
  await transaction.deleteFrom('reminders').where('endpoint', '=', endpoint).where('event_id', '=', eventId).execute();
}

/** Stores what a device follows. It knows the events of that moment already, and is told of later ones. */
export async function putFollow(transaction: Connection, input: FollowInput, known: number[]): Promise<void> {
  const { endpoint, keys, topics, language } = input;
  if (topics.length === 0) {
    await transaction.deleteFrom('follows').where('endpoint', '=', endpoint).execute();
    return;
  }
  const changed = { ...keys, language, topics: JSON.stringify(topics) };
  await transaction
    .insertInto('follows')
    .values({ endpoint, ...changed, seen: JSON.stringify(known), day: null, lease: null })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changed))
    .execute();
}

/** What a device is reminded of and follows. */
export async function readDevice(db: Connection, endpoint: string) {
  const reminders = await db
    .selectFrom('reminders')
    .select(['event_id', 'lead'])
    .where('endpoint', '=', endpoint)
    .orderBy('id')
    .execute();
  const follow = await db.selectFrom('follows').select('topics').where('endpoint', '=', endpoint).executeTakeFirst();
  return { reminders, topics: JSON.parse(follow?.topics ?? '[]') as Topic[] };
}

/** The events that somebody is reminded of. */
export async function eventsWithReminders(db: Connection): Promise<Set<number>> {
  const rows = await db.selectFrom('reminders').select('event_id').distinct().execute();
  return new Set(rows.map(({ event_id }) => event_id));
}

const REMINDER = ['id', 'endpoint', 'p256dh', 'auth', 'language', 'event_id', 'lead'] as const;

/** All reminders of an event. */
export const listReminders = (db: Connection, eventId: number): Promise<ReminderRow[]> =>
  db.selectFrom('reminders').select(REMINDER).where('event_id', '=', eventId).execute();

/**
 * Takes some of an event's reminders to send: those that were told none of `told`.
 *
 * @param asked.lead undefined for both
 * @param asked.toldBefore only those that were told something
 */
export async function takeReminders(
  transaction: Connection,
  asked: { eventId: number; lead?: string; told: string[]; toldBefore?: boolean; most: number },
  now: Date,
): Promise<ReminderRow[]> {
  const { eventId, lead, told, toldBefore, most } = asked;
  const free = transaction
    .selectFrom('reminders')
    .select('id')
    .where('event_id', '=', eventId)
    .where(({ eb }) => eb.and(lead ? [eb('lead', '=', lead)] : []))
    .where(({ eb }) => eb.or([...(toldBefore ? [] : [eb('told', 'is', null)]), eb('told', 'not in', told)]))
    .where(unleased(now))
    .limit(most);
  return transaction
    .updateTable('reminders')
    .set({ lease: leaseUntil(now) })
    .where('id', 'in', free)
    .where(unleased(now))
    .returning(REMINDER)
    .execute();
}

/** Notes that reminders were sent. */
export async function noteReminded(transaction: Connection, ids: number[], told: string): Promise<void> {
  if (ids.length === 0) return;
  await transaction.updateTable('reminders').set({ told, lease: null }).where('id', 'in', ids).execute();
}

/** Takes some of the devices that follow and have not had their digest on that day. */
export async function takeFollows(transaction: Connection, day: string, most: number, now: Date): Promise<FollowRow[]> {
  const free = transaction
    .selectFrom('follows')
    .select('id')
    .where(({ eb }) => eb.or([eb('day', 'is', null), eb('day', '<>', day)]))
    .where(unleased(now))
    .limit(most);
  return transaction
    .updateTable('follows')
    .set({ lease: leaseUntil(now) })
    .where('id', 'in', free)
    .where(unleased(now))
    .returning(['id', 'endpoint', 'p256dh', 'auth', 'language', 'topics', 'seen'])
    .execute();
}

/** Notes that devices have had their digest, and which events they know now. */
export async function noteDigests(transaction: Connection, ids: number[], day: string, known: number[]): Promise<void> {
  if (ids.length === 0) return;
  const seen = JSON.stringify(known);
  await transaction.updateTable('follows').set({ day, seen, lease: null }).where('id', 'in', ids).execute();
}

/** Forgets devices that their push services have ended. */
export async function forgetDevices(transaction: Connection, endpoints: string[]): Promise<void> {
  if (endpoints.length === 0) return;
  await transaction.deleteFrom('reminders').where('endpoint', 'in', endpoints).execute();
  await transaction.deleteFrom('follows').where('endpoint', 'in', endpoints).execute();
}

/** How long after an event its reminders are kept. */
const MAX_REMINDER_AGE_DAYS = 1;

/** Deletes the reminders of events that are over. */
export async function forgetReminders(transaction: Connection, now: Date): Promise<void> {
  const past = await pastEvents(transaction, 'reminders', MAX_REMINDER_AGE_DAYS, now);
  if (past.length > 0) await transaction.deleteFrom('reminders').where('event_id', 'in', past).execute();
}
