import type { Connection } from './schema.ts';

/** How long an answer is kept for a call that is tried again, in hours. */
const KEPT_HOURS = 48;

/** What a call with an Idempotency-Key was answered. */
export interface KeptAnswer {
  /** The hash of what was asked. */
  asked: string;
  status: number;
  body: string;
}

/** The answer that was kept under a key. */
export function findKeptAnswer(db: Connection, key: string): Promise<KeptAnswer | undefined> {
  return db.selectFrom('kept_answers').select(['asked', 'status', 'body']).where('key', '=', key).executeTakeFirst();
}

/**
 * Keeps the first answer under a key; for another transaction with the same key this waits until the first has ended.
 *
 * @returns whether the key was free
 */
export async function claimKey(transaction: Connection, key: string, asked: string, now: Date): Promise<boolean> {
  await transaction.deleteFrom('kept_answers').where('at', '<=', keptSince(now)).execute();
  const claimed = await transaction
    .insertInto('kept_answers')
    .values({ key, asked, at: now.toISOString(), status: 0, body: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Writes the answer under a key that this transaction has claimed. */
export async function keepAnswer(transaction: Connection, key: string, status: number, body: string): Promise<void> {
  await transaction.updateTable('kept_answers').set({ status, body }).where('key', '=', key).execute();
}

/** Answers from before this moment are no longer kept. */
export const keptSince = (now: Date): string => new Date(now.getTime() - KEPT_HOURS * 3_600_000).toISOString();
