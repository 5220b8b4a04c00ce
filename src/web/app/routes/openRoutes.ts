import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router-dom';
import { languagePath } from '#words/language.ts';
import type { Loading } from './pageLoader.ts';
import { createRoutes } from './routeObjects.tsx';

/** The routes, and what a router needs to render the page at an address at once. */
interface OpenedRoutes {
  routes: RouteObject[];
  opened: StaticHandlerContext;
}

/**
 * Loads the code of the page at an address, and its data as `pageLoader` says.
 *
 * @param url the whole address
 * @param first how this page is loaded; the router then loads further ones into the same store
 * @throws whatever the loading failed with
 */
export async function openRoutes(url: string, first: Loading): Promise<OpenedRoutes> {
  let loading = first;
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(() => loading),
    { basename: languagePath },
  );
  const opened = (await query(new Request(url))) as StaticHandlerContext; // no loader answers with a response
  for (const error of Object.values(opened.errors ?? {})) throw error;
  loading = { store: first.store, isFurther: true };
  return { routes: dataRoutes, opened };
}
