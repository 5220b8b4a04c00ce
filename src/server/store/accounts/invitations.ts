import type { Connection } from '../schema.ts';

/** Removes an account's password. The token allows setting a new one. Earlier tokens stop working. */
export async function invite(
  transaction: Connection,
  id: number,
  { tokenHash, until }: { tokenHash: string; until: Date },
): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ password_hash: '', must_change: 0, invitation_hash: tokenHash, invited_until: until.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The account that an invitation is for; undefined if it was used, has ended or was never made. */
export function findInvited(
  db: Connection,
  tokenHash: string,
  now: Date,
): Promise<{ id: number; username: string } | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'username'])
    .where('invitation_hash', '=', tokenHash)
    .where('invited_until', '>', now.toISOString())
    .executeTakeFirst();
}
