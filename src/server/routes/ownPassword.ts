import type { Passwords } from '#server/accounts/passwords.ts';
import type { Limits } from '#server/plugins/limits.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import type { SessionRow } from '#server/store/sessions.ts';
import { findStaff } from '#server/store/staff.ts';

const WRONG = 'The current password is wrong.';

/**
 * Checks the password of the person who is signed in, before what a stolen token alone must not do.
 *
 * @throws Refusal where it is wrong, or was too often
 */
export async function checkOwnPassword(
  { store, passwords, limits }: { store: Store; passwords: Passwords; limits: Limits },
  { staff_id, username }: Pick<SessionRow, 'staff_id' | 'username'>,
  password: string,
): Promise<void> {
  // Counted as at sign-in: a stolen token is no way to the password.
  await limits.guess([['signInFailures', `own password of ${staff_id}`]], async (wrong) => {
    const account = await findStaff(store.db, username);
    if (await passwords.matches(password, account?.password_hash)) return;
    throw wrong(new Refusal(422, WRONG, { fields: { current_password: WRONG } }));
  });
}
