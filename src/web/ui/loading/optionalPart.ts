import { type ComponentType, lazy } from 'react';
import { safeSession } from '../hooks/deviceText.ts';

/**
 * A component that is loaded when it is first rendered, for what a page can do without: where its file does not come,
 * the page stays. It needs a `Suspense` around it.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

/** The version of the site for which a page was reloaded: one whose files keep failing is not reloaded again. */
const RELOADED_KEY = 'reloaded-version';

/** The app's last file, whose name is another in each version. */
const version = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=app]')].at(-1)?.href ?? '';

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
  const last = safeSession.get(RELOADED_KEY);
  if (!reached || signal?.aborted || last === version() || last === undefined) return; // or nothing can be noted
  safeSession.set(RELOADED_KEY, version());
  reload();
}
