import type { EditablePage } from '#content/editable/index.ts';
import { hasWords } from '#content/pages.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { fillCache, type QueryAnswer } from '#web/app/pageState.ts';
import type { AppStore } from '#web/app/store.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { language } from '#words/language.ts';
import type { OpenedPage } from './pageRoute.ts';
import { frameOf, matchPage, routes } from './routes.ts';

const wordsOf = (page: EditablePage) => [api.endpoints.readContent.initiate({ page }, { subscribe: false })];

/**
 * Dispatches the queries of the page at an address. Cached results are not requested again.
 *
 * @param search the address's query, with its `?`
 * @param answers what came with the page: put into the cache once the page's endpoints are loaded, which know its keys
 * @returns resolves once each is answered or has failed
 */
export async function dispatchQueries(
  store: AppStore,
  { pathname, search }: { pathname: string; search: string },
  opened: Pick<OpenedPage, 'day' | 'time' | 'onServer'>,
  answers: readonly QueryAnswer[] = [],
): Promise<void> {
  const { dispatch, getState } = store;
  const { name, params = {} } = matchPage(pathname) ?? {};
  const page = { ...opened, params, search: new URLSearchParams(search), signedIn: selectSignedIn(getState()) };
  const { queries, afterQueries } = (name && routes[name]) ?? {};
  const own = (await queries?.(page)) ?? [];
  fillCache(store, answers);
  const asked = [
    ...own,
    ...(OWN_BACKEND && (!name || frameOf(name) !== 'staff') ? wordsOf('church') : []),
    ...(OWN_BACKEND && name && hasWords(name) ? wordsOf(name) : []),
    // Nearly every page quotes a scripture; on English ones its words are built in.
    ...(OWN_BACKEND && name && language === 'sw'
      ? [api.endpoints.readScriptures.initiate(undefined, { subscribe: false })]
      : []),
  ];
  for (const query of asked) void dispatch(query);
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  if (afterQueries) await dispatch(afterQueries(page));
}
