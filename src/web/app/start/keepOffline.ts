/** Has the service worker cache the open page; the rest is `offline/startOffline.ts`, once the app has started. */
export async function keepOffline(): Promise<void> {
  await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page: location.href, files: performance.getEntriesByType('resource').map(({ name }) => name) });
}
