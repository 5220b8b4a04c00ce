import { OUTBOX_SYNC } from '../waiting/waitsKey.ts';

/** Has the browser wake the service worker once there is a network, where it can (Background Sync). */
export async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined;
  await registration?.sync?.register(OUTBOX_SYNC).catch(() => undefined); // not allowed by the person
}
