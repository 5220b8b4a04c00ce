import type { Connection } from '../store.ts';

/** The fingerprint of the key that encrypts second factors; undefined if there is none yet. */
export async function keyFingerprint(db: Connection): Promise<string | undefined> {
  const row = await db.selectFrom('sealing_key').select('fingerprint').executeTakeFirst();
  return row?.fingerprint;
}

/**
 * Stores which key encrypts second factors.
 *
 * @param when always, or only if the stored fingerprint is still the one that was read (undefined: none)
 * @returns the stored fingerprint, which is another one if another instance was quicker
 */
export async function setKeyFingerprint(
  transaction: Connection,
  fingerprint: string,
  when: 'always' | { replacing: string | undefined },
): Promise<string> {
  await transaction
    .insertInto('sealing_key')
    .values({ id: 1, fingerprint })
    .onConflict((conflict) => {
      const replaced = conflict.column('id').doUpdateSet({ fingerprint });
      return when === 'always' ? replaced : replaced.where('sealing_key.fingerprint', '=', when.replacing ?? '');
    })
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
