import type { SecondFactor } from '#shared/staff.ts';
import type { Connection } from './schema.ts';

/** The second factor of an account as its holder sees it. */
export async function readSecondFactor(db: Connection, staffId: number): Promise<SecondFactor> {
  const factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return { since: factor?.confirmed_at ?? null, codes_left: Number(count) };
}

/** The sealed key of an account's second factor and whether it was confirmed; undefined where there is none. */
export async function findSecret(
  db: Connection,
  staffId: number,
): Promise<{ secret: string; confirmed: boolean } | undefined> {
  const factor = await db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return factor && { secret: factor.secret, confirmed: factor.confirmed_at !== null };
}

/** Keeps a key that waits for its first code, in place of one that waited before; false where one is confirmed. */
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

/** Lets a waiting key hold from now on, its first code used; false where none waits. */
export async function confirmSecondFactor(
  transaction: Connection,
  staffId: number,
  { step, at }: { step: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('second_factors')
    .set({ confirmed_at: at, last_step: step })
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the code of a step was used; false where that step, or a later one, was used before. */
export async function claimStep(transaction: Connection, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The hashes of an account's recovery codes that are still good. */
export async function listRecoveryCodes(db: Connection, staffId: number): Promise<string[]> {
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('staff_id', '=', staffId).execute();
  return codes.map(({ code_hash }) => code_hash);
}

/** Uses a recovery code up; false where there is none of that hash. */
export async function spendRecoveryCode(transaction: Connection, staffId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives an account these recovery codes in place of those it had. */
export async function replaceRecoveryCodes(
  transaction: Connection,
  staffId: number,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
}

/** Takes an account's second factor away, with its recovery codes; false where it had none that was confirmed. */
export async function removeSecondFactor(transaction: Connection, staffId: number): Promise<boolean> {
  await transaction.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  const removed = await transaction
    .deleteFrom('second_factors')
    .where('staff_id', '=', staffId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return typeof removed?.confirmed_at === 'string';
}
