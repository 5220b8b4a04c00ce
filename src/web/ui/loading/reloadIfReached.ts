import { safeSession } from '../hooks/safeStorage.ts';

const RELOADED_KEY = 'reloaded';

/** A page whose files keep failing is not reloaded again and again. */
const MIN_INTERVAL_MS = 60_000;

/**
 * Reloads the page because a file of the app did not come: a new version was deployed, or the network was gone. Browsers
 * do not fetch a module again that failed once. Does nothing without a connection, where a reload would only lose the page.
 *
 * @param reload how it is loaded again
 * @param signal aborted once the page is left, which is then not reloaded
 */
export async function reloadIfReached(reload = () => location.reload(), signal?: AbortSignal): Promise<void> {
  const reached = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: signal ?? null }).then(
    () => true,
    () => false,
  );
  if (!reached || signal?.aborted || Date.now() - Number(safeSession.get(RELOADED_KEY) ?? 0) < MIN_INTERVAL_MS) return;
  safeSession.set(RELOADED_KEY, String(Date.now()));
  reload();
}
