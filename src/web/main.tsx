import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { api } from './api/api.ts';
import { OWN_BACKEND } from './api/backend.ts';
import type { TokenStorage } from './auth/tokenKeeper.ts';
import { askForPageData } from './pageData.ts';
import type { PageState } from './pageState.ts';
import { eventIdIn, preloadPage } from './routes.tsx';
import { type AppStore, createStore, followOtherTabs, refetchOnReturn } from './store.ts';
import { createStyleCache } from './theme/styleCache.ts';
import { listenForSteps } from './ui/historySteps.ts';
import { isLoadingAhead, loadAhead } from './ui/loadAhead.ts';

/** The browser's storage, or none where the person has shut it off. */
function tokenStorage(): TokenStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** A part of the app that is gone from the server since a new version came: load the page anew, once. */
async function reloadForNewVersion() {
  if (isLoadingAhead()) return;
  // Where the site cannot be reached, a reload would only lose the page that is open.
  const reached = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!reached) return;
  const key = 'reloaded-for-new-version';
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** Runs something when the page has loaded and the browser has nothing better to do. */
function whenIdle(work: () => unknown) {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(work, { timeout: 5000 } as IdleRequestOptions & number);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Reads anew what comes from the server and is shown. */
function refresh(store: AppStore): Promise<unknown> {
  store.dispatch(api.util.invalidateTags([{ type: 'Event', id: 'LIST' }]));
  return Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}

/** The page that was sent is one for every event that never was: which one this is, its address tells. */
async function noteNoEvent({ dispatch }: AppStore, pathname: string) {
  const { eventApi, NEVER_WAS } = await import('./api/eventApi.ts');
  await dispatch(eventApi.util.upsertQueryData('readEvent', eventIdIn(pathname), NEVER_WAS));
}

/** Lets the browser answer a tap or draw before what comes next: on a slow phone each step takes some hundredths of a second. */
const breathe = () => new Promise<void>((next) => setTimeout(next));

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  addEventListener('vite:preloadError', () => void reloadForNewVersion());
  listenForSteps();
  await breathe();

  const carriedText = document.getElementById('state')?.textContent ?? '';
  const carried = carriedText.startsWith('{') ? (JSON.parse(carriedText) as PageState) : undefined;
  const store = createStore({
    storage: tokenStorage(),
    carried,
    devTools: import.meta.env.DEV || import.meta.env.VITE_REDUX_DEVTOOLS === 'on',
  });
  refetchOnReturn(store);
  followOtherTabs(store);
  await breathe();
  if (carried?.noEvent) await noteNoEvent(store, location.pathname);
  // Of another backend's events the page came without: what it shows at first must be what the server drew.
  if (OWN_BACKEND || !carried) askForPageData(store, location.pathname, location.search);
  await breathe();
  await preloadPage(location.pathname);
  await breathe();

  const app = (
    <App
      store={store}
      cache={createStyleCache()}
      drawnAt={carried ? new Date(carried.now) : new Date()}
      origin={carried?.origin ?? location.origin}
      router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
    />
  );
  // Hydrating in a transition lets the browser answer taps between its pieces.
  if (carried) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  whenIdle(async () => {
    const after = await loadAhead(() => import('./afterStart.ts'));
    await after?.afterStart({
      entry: new URL(import.meta.url).pathname,
      refresh: () => refresh(store),
      loadPage: (pathname) => loadAhead(() => preloadPage(pathname)),
      loadData: (pathname) => askForPageData(store, pathname),
      loadMenu: () => loadAhead(() => import('./layout/MobileMenu.tsx')),
    });
  });
}

void start();
