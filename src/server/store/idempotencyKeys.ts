import { MAX_KEY_AGE_DAYS } from '#shared/http/endpoints.ts';
import { DAY_MS } from '#shared/time.ts';
import type { Connection } from './store.ts';

/** The stored response to a request with an Idempotency-Key, and the request's hash. */
export const findStoredResponse = (db: Connection, key: string) =>
  db.selectFrom('kept_answers').select(['asked', 'status', 'body']).where('key', '=', key).executeTakeFirst();

/**
 * Claims a key. Another transaction with the same key waits until the first has ended.
 *
 * @returns whether the key was unused
 */
export async function claimKey(transaction: Connection, key: string, asked: string, now: Date): Promise<boolean> {
  await transaction.deleteFrom('kept_answers').where('at', '<=', responsesSince(now)).execute();
  const claimed = await transaction
    .insertInto('kept_answers')
    .values({ key, asked, at: now.toISOString(), status: 0, body: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the response under the claimed key. */
export async function storeResponse(transaction: Connection, key: string, status: number, body: string): Promise<void> {
  await transaction.updateTable('kept_answers').set({ status, body }).where('key', '=', key).execute();
}

/** Older responses are deleted. */
export const responsesSince = (now: Date): string => new Date(now.getTime() - MAX_KEY_AGE_DAYS * DAY_MS).toISOString();
