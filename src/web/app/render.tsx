import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type PageName, pages } from '#content/pages.ts';
import type { AnsweredPage, PageInput } from '#shared/http/renderBundle.ts';
import { api } from '#web/api/api.ts';
import { createStyleCache } from '#web/theme/styleCache.ts';
import { App } from './App.tsx';
import { answersIn, fillCache, type PageState } from './pageState.ts';
import { loadElement, openRoutes } from './routes/routeObjects.tsx';
import { pageNames } from './routes/routes.ts';
import { createStore } from './store.ts';

/** The server's headers must allow the backend that the build was made for. */
export { API_HOST } from '#web/api/requests.ts';

/** Loads the code of every server-rendered page, so that rendering reads no files. */
export async function preload(): Promise<void> {
  await Promise.all(pageNames.map((name) => pages[name].kind !== 'staff' && loadElement(name)));
}

/**
 * Opens a public page: dispatches its queries into a new store, where they are answered without HTTP.
 *
 * @param asked.url path with its language, and query
 * @param asked.now the moment by which the queries choose, ISO 8601
 * @returns undefined if a query failed: then the browser renders the page and tries again
 */
export async function openPage({ url, now, answer }: PageInput): Promise<AnsweredPage<PageName> | undefined> {
  const statuses = new Set<number>();
  const store = createStore({
    answer: async (request) => {
      const answered = await answer(request);
      statuses.add(answered.status);
      return answered;
    },
  });
  const { routes, opened } = await openRoutes(`http://page${url}`, { store, now: new Date(now), onServer: true });
  const answers = answersIn(store);
  store.dispatch(api.util.resetApiState()); // ends its timers
  if (!answers) return undefined;
  const name: PageName | undefined = opened.matches.at(-1)?.route.handle?.page;
  const status = statuses.has(410) ? 410 : statuses.has(404) || !name ? 404 : 200;

  return {
    name,
    render({ now: at, until }, origin) {
      const cache = createStyleCache();
      const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
      const rendered = createStore();
      fillCache(rendered, answers);
      const html = renderToString(
        <App store={rendered} cache={cache} renderedAt={new Date(at)} origin={origin}>
          <StaticRouterProvider router={createStaticRouter(routes, opened)} context={opened} hydrate={false} />
        </App>,
      );
      rendered.dispatch(api.util.resetApiState());
      const { hoisted, body } = splitHoisted(html);
      const state: PageState = { answers, now: at, until, origin };
      return {
        status,
        head: hoisted + constructStyleTagsFromChunks(extractCriticalToChunks(html)),
        body,
        state: JSON.stringify(state).replaceAll('<', '\\u003c'),
      };
    },
  };
}

/** Elements that React puts first because they belong into the head. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

function splitHoisted(html: string): { hoisted: string; body: string } {
  const hoisted = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}
