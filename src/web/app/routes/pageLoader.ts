import type { LoaderFunctionArgs } from 'react-router-dom';
import type { EditablePage } from '#content/editable/index.ts';
import { hasWords, type PageName } from '#content/pages.ts';
import { churchClock } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { fillCache, type QueryAnswer } from '#web/app/pageState.ts';
import type { AppStore } from '#web/app/store.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { loadDrafts } from '#web/ui/drafts/drafts.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { language } from '#words/language.ts';
import { ONCE } from './pageRoute.ts';
import { codeOf, frameOf } from './routes.ts';

/** What a page is loaded with. */
export interface Loading {
  /** Where the answers go. */
  store: AppStore;
  /** The moment by which the queries choose: the present, unless another is given. */
  now?: Date;
  /** Whether the page is for the server to render. */
  onServer?: boolean;
  /** The answers that came with a page that the server rendered. The browser needs them before it hydrates the page. */
  came?: readonly QueryAnswer[] | undefined;
}

const wordsOf = (page: EditablePage) => [api.endpoints.readContent.initiate({ page }, ONCE)];

/**
 * The loader of a page, or of the 404 page: dispatches its queries, of which cached ones are not requested again. It waits
 * for the answers where the server renders the page, or has rendered it. Elsewhere the page itself says that it loads
 * (specification, section 2).
 */
export const pageLoader =
  (loading: () => Loading, name?: PageName) =>
  async ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<null> => {
    const { store, now = serverNow(), onServer = false, came } = loading();
    if (!onServer) await loadDrafts(); // its forms read them at once
    const isRendered = onServer || came !== undefined;
    // The server renders no events of another backend, so the first rendering must not have them either.
    if (isRendered && !OWN_BACKEND) return null;
    const { dispatch, getState } = store;
    const { date: day, time } = churchClock(now);
    const { searchParams: search } = new URL(request.url);
    const page = { params, search, day, onServer, signedIn: selectSignedIn(getState()), ...(onServer && { time }) };
    const own = (await (name && codeOf(name).queries?.(page))) ?? [];
    if (came) fillCache(store, came); // only now are the page's endpoints loaded, which know the keys of their answers
    const asked = [
      ...own,
      ...(OWN_BACKEND && (!name || frameOf(name) !== 'staff') ? wordsOf('church') : []),
      ...(OWN_BACKEND && name && hasWords(name) ? wordsOf(name) : []),
      // Nearly every page quotes a scripture; on English ones its words are built in.
      ...(OWN_BACKEND && name && language === 'sw' ? [api.endpoints.readScriptures.initiate(undefined, ONCE)] : []),
    ];
    const answered = Promise.all(asked.map((query) => dispatch(query)));
    if (isRendered) await answered;
    return null;
  };
