import { type AuthState, selectAccessToken } from '#web/auth/authSlice.ts';
import type { OutboxItem } from '../items.ts';
import { OUTBOX_SYNC } from '../waiting/waitsKey.ts';
import { endLoan, lendSession } from './workerSession.ts';

/** What lets the service worker send what waits where no tab is open, or none is awake. */

/** Has the browser wake the service worker once there is a network, where it can (Background Sync). */
export async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined;
  await registration?.sync?.register(OUTBOX_SYNC).catch(() => undefined); // not allowed by the person
}

/**
 * Lends the worker the session while something of its account waits, and takes it back when nothing does.
 *
 * @param account the account that is signed in, as the items name it
 */
export async function lendWhileWaiting(
  store: { getState: () => unknown },
  account: string | null,
  items: readonly OutboxItem[],
): Promise<void> {
  const token = () => selectAccessToken(store.getState() as { auth: AuthState });
  const accessToken = token();
  const waits = account !== null && items.some((item) => item.account === account && !item.refusal);
  if (!waits || accessToken === null) return endLoan();
  await lendSession({ account, accessToken }, () => token() === accessToken).catch(() => undefined); // no place
}
