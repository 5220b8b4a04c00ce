import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { isArticlePage } from '#content/pages.ts';
import { api } from '#web/api/api.ts';
import { App } from '#web/app/App.tsx';
import { openRoutes } from '#web/app/routes/routeObjects.tsx';
import type { AppStore } from '#web/app/store.ts';
import { ACCOUNT_KEY } from '#web/auth/authSlice.ts';
import { TOKEN_KEY } from '#web/auth/tokenKeeper.ts';
import { NOON, STAFF } from '../testApp.ts';
import { storeOfTest } from './storeOfTest.ts';
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
  /** Whether the address is the window's, for a test of the browser's back button. */
  inWindow?: boolean;
}

/** Opens the whole app at an address, as a visitor's browser would. */
export async function renderApp(
  address: string,
  { fetch, token, account = STAFF.username, words = false, inWindow = false }: RenderOptions,
): Promise<RenderedApp> {
  vi.stubGlobal('fetch', fetch);
  if (token) {
    localStorage.setItem(TOKEN_KEY, token);
    if (account !== null) localStorage.setItem(ACCOUNT_KEY, account);
  }
  const store = storeOfTest();
  if (!words) bringWords(store);
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

/** A stub for a network that is gone. */
export const noNetwork: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
