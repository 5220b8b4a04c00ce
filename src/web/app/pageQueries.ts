import type { EditablePage } from '#content/editable/index.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { language } from '#words/language.ts';
import { frameOf, matchPage, type OpenedPage, routes } from './routes.ts';
import type { AppStore } from './store.ts';

const wordsOf = (page: EditablePage) => [api.endpoints.readContent.initiate({ page }, { subscribe: false })];

/**
 * Dispatches the queries of the page at an address. Cached results are not requested again.
 *
 * @param search the address's query, with its `?`
 * @returns resolves once each is answered or has failed
 */
export async function dispatchQueries(
  { dispatch, getState }: AppStore,
  { pathname, search }: { pathname: string; search: string },
  opened: Pick<OpenedPage, 'day' | 'time' | 'onServer'>,
): Promise<void> {
  const page = matchPage(pathname);
  const facts = OWN_BACKEND && (!page || frameOf(page.name) !== 'staff') ? wordsOf('church') : [];
  if (!page) return void (await Promise.all(facts.map((query) => dispatch(query))));
  const signedIn = selectSignedIn(getState());
  const { queries, words } = routes[page.name];
  const asked = [
    ...((await queries?.({ ...opened, params: page.params, search: new URLSearchParams(search), signedIn })) ?? []),
    ...facts,
    ...(OWN_BACKEND && words ? wordsOf(page.name as EditablePage) : []),
    // Nearly every page quotes a scripture; on English ones its words are built in.
    ...(language === 'sw' && OWN_BACKEND
      ? [api.endpoints.readScriptures.initiate(undefined, { subscribe: false })]
      : []),
  ];
  await Promise.all(asked.map((query) => dispatch(query)));
}
