import { type AuthState, selectAccessToken } from '#web/auth/authSlice.ts';
import type { OutboxItem } from '../items.ts';
import { endLoan, lendSession } from './workerSession.ts';

/**
 * Lends the worker the session while something of its account waits, and takes it back when nothing does.
 *
 * @param account the account that is signed in, as the items name it
 */
export async function lendWhileWaiting(
  store: { getState: () => unknown },
  account: string,
  items: readonly OutboxItem[],
): Promise<void> {
  const token = () => selectAccessToken(store.getState() as { auth: AuthState });
  const accessToken = token();
  const waits = items.some((item) => item.account === account && !item.refusal);
  if (!waits || accessToken === null) return endLoan();
  await lendSession({ account, accessToken }, () => token() === accessToken).catch(() => undefined); // no place
}
