import { createStaticHandler, matchRoutes, type StaticHandlerContext } from 'react-router-dom';
import { languagePath } from '#words/language.ts';
import { type Loading, loadingWith } from './pageLoader.ts';
import { routeObjects } from './routeObjects.tsx';

const { query, dataRoutes } = createStaticHandler(routeObjects, { basename: languagePath });

/**
 * Loads the code of the page at an address, and its data as `pageLoader` says.
 *
 * @param url the whole address
 * @returns the routes with that code, and what a router needs to render them at once
 * @throws whatever the loading failed with
 */
export async function openRoutes(url: string, loading: Loading) {
  const opened = (await query(new Request(url), { requestContext: loadingWith(loading) })) as StaticHandlerContext;
  for (const error of Object.values(opened.errors ?? {})) throw error;
  return { dataRoutes, opened };
}

/** What the browser's router takes beside the routes, to go on from the page that was opened. */
export const routerOptions = (store: Loading['store'], hydrationData: StaticHandlerContext) => ({
  basename: languagePath,
  hydrationData,
  getContext: () => loadingWith({ store, now: new Date() }),
});

/**
 * Loads the code of a page and requests its data, before somebody opens it.
 *
 * @param pathname its path without the language
 */
export async function loadAheadAt(pathname: string, store: Loading['store']): Promise<void> {
  const context = loadingWith({ store, now: new Date() });
  const request = new Request(new URL(pathname, location.origin));
  await Promise.all(
    (matchRoutes(routeObjects, pathname) ?? []).flatMap(({ route, params }) => [
      typeof route.lazy === 'function' && route.lazy(),
      typeof route.loader === 'function' &&
        route.loader({ params, request, context, url: new URL(request.url), pattern: '' }),
    ]),
  );
}
