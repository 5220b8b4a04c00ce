import { hash } from 'node:crypto';
import { DAY_MS } from '#shared/time.ts';
import type { Connection } from '../store.ts';

/** For how many days a network stays known after the last sign-in. */
const MAX_NETWORK_AGE_DAYS = 90;

/** Only the hash is stored, so that the database does not show where people live. */
const hashOf = (staffId: number, network: string): string => hash('sha256', `${staffId} ${network}`, 'base64url');

/** Whether an account has signed in from a network in the last 90 days. */
export async function knowsNetwork(db: Connection, staffId: number, network: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('known_networks')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('network', '=', hashOf(staffId, network))
    .where('seen_at', '>', networksSince(now))
    .executeTakeFirst();
  return found !== undefined;
}

/** Records a sign-in from a network. */
export async function noteNetwork(transaction: Connection, staffId: number, network: string, now: Date): Promise<void> {
  const seen_at = now.toISOString();
  await transaction
    .insertInto('known_networks')
    .values({ staff_id: staffId, network: hashOf(staffId, network), seen_at })
    .onConflict((conflict) => conflict.columns(['staff_id', 'network']).doUpdateSet({ seen_at }))
    .execute();
}

/** Networks last seen before this are forgotten. */
export const networksSince = (now: Date): string =>
  new Date(now.getTime() - MAX_NETWORK_AGE_DAYS * DAY_MS).toISOString();
