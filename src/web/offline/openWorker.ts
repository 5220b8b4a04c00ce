import type { KeepMessage } from './workerMessages.ts';

/** Asks the worker to cache something. */
export type Keep = (message: KeepMessage) => Promise<void>;

/**
 * Registers the service worker (worker/sw.ts).
 *
 * @returns undefined if the browser has no service workers or refuses this one, and inside another site's page, as the
 * event card may be
 */
export async function openWorker(): Promise<Keep | undefined> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || window.top !== window) return undefined;
  const registered = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  return registered && (async (message) => (await serviceWorker.ready).active?.postMessage(message));
}

/** The open page, with the files that it was loaded with. */
export const openPage = (): KeepMessage => ({
  page: location.href,
  files: performance.getEntriesByType('resource').map(({ name }) => name),
});
