import type { Selectable } from 'kysely';
import type { PushSubscriptionInput } from '#shared/push.ts';
import type { Connection, Schema } from '../store.ts';

/** The site's VAPID keys for Web Push (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** A stored subscription. */
export type SubscriptionRow = Omit<Selectable<Schema['push_subscriptions']>, 'staff_id'>;

/** The most subscriptions of one account; the oldest are deleted first. */
const MAX_SUBSCRIPTIONS = 10;

/** The site's VAPID keys; undefined until somebody turns Web Push on. */
export async function findPushKeys(db: Connection): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}

/** Stores the keys, unless there are some already. */
export async function keepPushKeys(transaction: Connection, { publicKey, privateKey }: PushKeys): Promise<void> {
  await transaction
    .insertInto('push_keys')
    .values({ id: 1, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Stores a subscription, or gives one that is there already to this account. */
export async function subscribe(
  transaction: Connection,
  staff_id: number,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
): Promise<void> {
  await transaction
    .insertInto('push_subscriptions')
    .values({ staff_id, endpoint, p256dh, auth })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ staff_id, p256dh, auth }))
    .execute();
  const own = transaction.selectFrom('push_subscriptions').select('id').where('staff_id', '=', staff_id);
  const kept = own.orderBy('id', 'desc').limit(MAX_SUBSCRIPTIONS);
  await subscriptionsOf(transaction, staff_id).where('id', 'not in', kept).execute();
}

/** Ends one of an account's subscriptions. */
export async function unsubscribe(transaction: Connection, staffId: number, endpoint: string): Promise<void> {
  await subscriptionsOf(transaction, staffId).where('endpoint', '=', endpoint).execute();
}

/** Ends every subscription of an account. */
export async function unsubscribeAll(transaction: Connection, staffId: number): Promise<void> {
  await subscriptionsOf(transaction, staffId).execute();
}

const subscriptionsOf = (transaction: Connection, staffId: number) =>
  transaction.deleteFrom('push_subscriptions').where('staff_id', '=', staffId);

/** Deletes a subscription that its push service has ended. */
export async function deleteSubscription(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Every subscription, except those of one account. */
export async function listSubscriptions(db: Connection, exceptStaffId = 0): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('staff_id', '!=', exceptStaffId)
    .execute();
}
