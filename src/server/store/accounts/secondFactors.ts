import type { SecondFactor } from '#shared/auth/accounts.ts';
import { type Connection, countOf, findsRow } from '../store.ts';

/** An account's second factor as its owner sees it. */
export async function readSecondFactor(db: Connection, staffId: number): Promise<SecondFactor> {
  const factor = await findSecret(db, staffId);
  const codes_left = await countOf(db.selectFrom('recovery_codes').where('staff_id', '=', staffId));
  return { since: factor?.confirmed_at ?? null, codes_left, codes_kept: !factor?.codes_made_by };
}

/** An account's encrypted secret, and since when it is confirmed, ISO 8601; undefined if there is none. */
export const findSecret = (db: Connection, staffId: number) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at', 'codes_made_by'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();

/** Stores a secret that awaits its first code. @returns false if one is confirmed already */
export async function beginSecondFactor(transaction: Connection, staffId: number, secret: string): Promise<boolean> {
  const begun = await transaction
    .insertInto('second_factors')
    .values({ staff_id: staffId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet({ secret }).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Confirms the awaiting secret with its first code. @returns false if none awaits one */
export const confirmSecondFactor = (
  transaction: Connection,
  staffId: number,
  { step, at }: { step: number; at: string },
): Promise<boolean> =>
  findsRow(
    transaction
      .updateTable('second_factors')
      .set({ confirmed_at: at, last_step: step })
      .where('staff_id', '=', staffId)
      .where('confirmed_at', 'is', null),
  );

/** Records that a time step's code was used. @returns false if it, or a later one, was used before */
export const claimStep = (transaction: Connection, staffId: number, step: number): Promise<boolean> =>
  findsRow(
    transaction
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('staff_id', '=', staffId)
      .where('last_step', '<', step),
  );

/** The hashes of an account's unused recovery codes. */
export async function listRecoveryCodes(db: Connection, staffId: number): Promise<string[]> {
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('staff_id', '=', staffId).execute();
  return codes.map(({ code_hash }) => code_hash);
}

/** Uses up a recovery code. @returns false if there is none with this hash */
export const spendRecoveryCode = (transaction: Connection, staffId: number, hash: string): Promise<boolean> =>
  findsRow(transaction.deleteFrom('recovery_codes').where('staff_id', '=', staffId).where('code_hash', '=', hash));

/** Records the code that made the recovery codes; null once the person has kept them. */
export async function setCodesMadeBy(
  transaction: Connection,
  staffId: number,
  codes_made_by: string | null,
): Promise<void> {
  await transaction.updateTable('second_factors').set({ codes_made_by }).where('staff_id', '=', staffId).execute();
}

/** Replaces an account's recovery codes. @param madeBy the hash of the code that somebody gave for them */
export async function replaceRecoveryCodes(
  transaction: Connection,
  staffId: number,
  { hashes, madeBy }: { hashes: readonly string[]; madeBy: string },
): Promise<void> {
  await setCodesMadeBy(transaction, staffId, madeBy);
  await transaction.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
}

/** Removes an account's second factor and recovery codes. @returns false if none was confirmed */
export async function removeSecondFactor(transaction: Connection, staffId: number): Promise<boolean> {
  await transaction.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  const removed = await transaction
    .deleteFrom('second_factors')
    .where('staff_id', '=', staffId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return typeof removed?.confirmed_at === 'string';
}

/** The fingerprint of the key that encrypts second factors; undefined if there is none yet. */
export async function keyFingerprint(db: Connection): Promise<string | undefined> {
  const row = await db.selectFrom('sealing_key').select('fingerprint').executeTakeFirst();
  return row?.fingerprint;
}

/**
 * Stores which key encrypts second factors, if the stored fingerprint is still the one that was read (undefined: none).
 *
 * @returns the stored fingerprint, which is another one if another instance was quicker
 */
export async function setKeyFingerprint(
  transaction: Connection,
  fingerprint: string,
  replacing: string | undefined,
): Promise<string> {
  await transaction
    .insertInto('sealing_key')
    .values({ id: 1, fingerprint })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ fingerprint })
        .where('sealing_key.fingerprint', '=', replacing ?? ''),
    )
    .execute();
  return (await keyFingerprint(transaction)) ?? fingerprint;
}

/** The encrypted secrets of all second factors. */
export function listSecrets(db: Connection): Promise<{ staff_id: number; secret: string }[]> {
  return db.selectFrom('second_factors').select(['staff_id', 'secret']).execute();
}

/** Replaces a secret's encrypted form, unless it has changed meanwhile. */
export async function replaceSecret(
  transaction: Connection,
  staffId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('second_factors')
    .set({ secret: to })
    .where('staff_id', '=', staffId)
    .where('secret', '=', from)
    .execute();
}
