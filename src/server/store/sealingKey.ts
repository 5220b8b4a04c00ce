import type { Connection } from './schema.ts';

/** The fingerprint of the key that seals the second factors; undefined where there is none yet. */
export async function keyFingerprint(db: Connection): Promise<string | undefined> {
  const row = await db.selectFrom('sealing_key').select('fingerprint').executeTakeFirst();
  return row?.fingerprint;
}

/**
 * Notes which key seals the second factors.
 *
 * @param when always, or only in place of the fingerprint that was read (undefined: of none)
 * @returns the fingerprint that holds afterwards: another's, where a copy of the site was quicker
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

/** The keys of all second factors as they are stored. */
export function listSecrets(db: Connection): Promise<{ staff_id: number; secret: string }[]> {
  return db.selectFrom('second_factors').select(['staff_id', 'secret']).execute();
}

/** Stores a key in another form, unless it was changed meanwhile. */
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
