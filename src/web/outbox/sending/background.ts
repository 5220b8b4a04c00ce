import { type AuthState, selectAccessToken } from '#web/auth/authSlice.ts';
import type { OutboxItem } from '../items.ts';
import { OUTBOX_SYNC_TAG } from '../outboxNames.ts';
import { endLoan, lendSession } from './workerSession.ts';

/** Lets the service worker send items while no tab is open, or all are frozen. */

/** Registers a Background Sync, where the browser has it: it wakes the service worker once there is a network. */
export async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined;
  await registration?.sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined); // not allowed by the person
}

/**
 * Lends the session to the worker while an item of its account waits, and takes it back afterwards.
 *
 * @param account the signed-in account, as items have it
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
  await lendSession({ account, accessToken }, () => token() === accessToken).catch(() => undefined); // no space
}
