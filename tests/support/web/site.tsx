import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { isArticlePage } from '#content/pages.ts';
import { keepMessage } from '#server/store/messages.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { ContactInput } from '#shared/inbox/contact.ts';
import { api } from '#web/api/api.ts';
import { App } from '#web/app/App.tsx';
import { fillCache, type QueryAnswer } from '#web/app/pageState.ts';
import { openRoutes } from '#web/app/routes/routeObjects.tsx';
import { type AppStore, createStore } from '#web/app/store.ts';
import { ACCOUNT_KEY, tokenRemoved } from '#web/auth/authSlice.ts';
import { TOKEN_KEY } from '#web/auth/token.ts';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';
import { aMessage } from '../factories.ts';
import { NOON, STAFF, startTestApp } from '../testApp.ts';
import { styleCache } from './styleCache.ts';

/** What a page test holds. */
export interface RenderedApp {
  user: UserEvent;
  store: AppStore;
}

interface RenderOptions {
  /** Where the calls go: a test application's own, or a stub for outages and older backends. */
  fetch: typeof fetch;
  /** Whether that answers what staff changed of the pages' words too; else it is known that nothing was changed. */
  words?: boolean;
  /** An access token: the person has signed in before. */
  token?: string;
  /** Whose it is; null where the browser does not know, as with a token of long ago. */
  account?: string | null;
  /** What the server sent with the page. */
  answers?: readonly QueryAnswer[];
  /** Whether the address is the window's, for a test of the browser's back button. */
  inWindow?: boolean;
}

/** Opens the whole app at an address, as a visitor's browser would; the page that was open before is closed. */
export async function renderApp(
  address: string,
  { fetch, token, account = STAFF.username, words = false, answers = [], inWindow = false }: RenderOptions,
): Promise<RenderedApp> {
  cleanup();
  vi.stubGlobal('fetch', fetch);
  if (token) {
    localStorage.setItem(TOKEN_KEY, token);
    if (account !== null) localStorage.setItem(ACCOUNT_KEY, account);
  }
  const store = storeOfTest();
  if (!words) bringWords(store);
  fillCache(store, answers);
  const { routes, opened } = await openRoutes(new URL(address, location.href).href, { store, now: NOON });
  if (inWindow) history.replaceState(null, '', address);
  const router = inWindow
    ? createBrowserRouter(routes, { hydrationData: opened })
    : createMemoryRouter(routes, { hydrationData: opened, initialEntries: [address] });
  render(
    <App store={store} cache={styleCache} renderedAt={NOON} origin="http://localhost">
      <RouterProvider router={router} />
    </App>,
  );
  return { user: userEvent.setup(), store };
}

/** What staff changed of the pages' words comes with a page from the server: here nothing. */
function bringWords(store: AppStore): void {
  const pages = Object.keys(editablePages) as EditablePage[];
  store.dispatch(
    api.util.upsertQueryEntries(
      pages
        .filter((page) => !isArticlePage(page))
        .map((page) => ({ endpointName: 'readContent' as const, arg: { page }, value: { fields: {} } })),
    ),
  );
}

/** A stub that answers every call the same: for outages and for the shapes of older backends. */
export const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });

/** A stub for what a page does not depend on. */
export const quiet = answering([]);

/** A stub for a network that is gone. */
export const noNetwork: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** A `fetch` that reads from one place and has every call that changes something answered by another. */
export function writesAnswer(reads: typeof fetch, writes: typeof fetch): typeof fetch {
  return (input, init) => {
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    return (method === 'GET' ? reads : writes)(input, init);
  };
}

/**
 * The store of a tab that is closed with its test: a save that is still on its way then sends nothing of what the next
 * test's device keeps.
 */
export function storeOfTest(): AppStore {
  const store = createStore({ storage: safeLocal });
  onTestFinished(() => void store.dispatch(tokenRemoved()));
  return store;
}

interface Through {
  /** What stands between the page and the server. */
  through?: (calls: typeof fetch) => typeof fetch;
}

/** What differs from a page as it is opened otherwise. */
type PageOptions = Partial<RenderOptions> & Through;

type Received = Partial<ContactInput> & { spam?: boolean; at?: string };

type SiteOptions = Parameters<typeof startTestApp>[0] & {
  /** The events that the server has, each a Kesha but for what is said of it; the first has the id 1. */
  events?: readonly Partial<EventInput>[];
};

/** A server of the test's own, where an owner is signed in. */
export type TestSite = Awaited<ReturnType<typeof startSite>>;

/** Starts it. */
export async function startSite({ events = [], ...options }: SiteOptions = {}) {
  const app = await startTestApp(options);
  const token = await app.signIn();
  app.token = token;
  /** Puts a message into the inbox, as one that comes now unless a test says otherwise. */
  const receive = ({ spam = false, at = app.clock.now().toISOString(), ...written }: Received = {}) => {
    const { phone_number = null, ...message } = aMessage(written);
    return app.store.write((transaction) => keepMessage(transaction, { ...message, phone_number, at, spam }));
  };
  /** Opens a page as a visitor. */
  const visit = (address: string, { through = (calls) => calls, ...page }: PageOptions = {}) =>
    renderApp(address, { fetch: through(app.fetch), ...page });
  /** Opens a page as the owner. */
  const open = (address: string, page?: PageOptions) => visit(address, { token, ...page });
  /** Opens a page as somebody else of staff, who has an account from then on. */
  const openAs = async (person: Parameters<typeof app.join>[0], address: string, page?: PageOptions) =>
    open(address, { token: await app.join(person), account: person.username, ...page });
  for (const event of events) await app.put(event);
  return { ...app, token, receive, visit, open, openAs };
}

/** Opens a page as an owner, over a server of the test's own. */
export async function openSignedIn(address: string, { through, ...options }: SiteOptions & Through = {}) {
  const site = await startSite(options);
  return { ...site, ...(await site.open(address, through && { through })) };
}

/** Opens a page as a visitor, over a server of the test's own. */
export async function openAsVisitor(address: string, { through, ...options }: SiteOptions & Through = {}) {
  const site = await startSite(options);
  return { ...site, ...(await site.visit(address, through && { through })) };
}
