import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { churchClock } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import type { TokenStorage } from '#web/auth/tokenKeeper.ts';
import { createStyleCache } from '#web/theme/styleCache.ts';
import { listenForSteps } from '#web/ui/forms/historySteps.ts';
import { isLoadingAhead, loadAhead } from '#web/ui/hooks/loadAhead.ts';
import { App } from './App.tsx';
import { dispatchQueries } from './pageQueries.ts';
import type { PageState } from './pageState.ts';
import { preloadPage } from './routes.tsx';
import { type AppStore, createStore, followOtherTabs, refetchOnReturn } from './store.ts';

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

/** A page that waited longer for its person, in milliseconds, reads anew what it shows. */
const MAX_AGE_MS = 60_000;

/** Reads anew what comes from the server and is shown. */
function refresh(store: AppStore): Promise<unknown> {
  store.dispatch(api.util.invalidateTags([{ type: 'Event', id: 'LIST' }]));
  return Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}

/** Lets the browser answer a tap or draw before what comes next: on a slow phone each step takes some hundredths of a second. */
const breathe = () => new Promise<void>((next) => setTimeout(next));

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  addEventListener('vite:preloadError', () => void reloadForNewVersion());
  const waitedMs = performance.now();
  listenForSteps();
  await breathe();

  const stateText = document.getElementById('state')?.textContent ?? '';
  const state = stateText.startsWith('{') ? (JSON.parse(stateText) as PageState) : undefined;
  const renderedAt = state ? new Date(state.now) : new Date();
  const store = createStore({
    storage: tokenStorage(),
    preloaded: state?.api,
    devTools: import.meta.env.DEV || import.meta.env.VITE_REDUX_DEVTOOLS === 'on',
  });
  refetchOnReturn(store);
  followOtherTabs(store);
  await breathe();
  const day = churchClock(renderedAt).date;
  // Of another backend's events the page came without: its first rendering must be what the server sent.
  const queries = OWN_BACKEND || !state ? dispatchQueries(store, location, { day, onServer: false }) : undefined;
  await breathe();
  await preloadPage(location.pathname);
  // What the page came without, as one for all events that never were does, belongs to its first rendering.
  if (state) await queries;
  await breathe();

  const app = (
    <App
      store={store}
      cache={createStyleCache()}
      drawnAt={renderedAt}
      origin={state?.origin ?? location.origin}
      router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
    />
  );
  // Only once everything is hydrated: it must find what the server rendered.
  if (waitedMs > MAX_AGE_MS) addEventListener('awake', () => void refresh(store), { once: true });
  // Hydrating in a transition lets the browser answer taps between its pieces.
  if (state) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  whenIdle(async () => {
    const after = await loadAhead(() => import('./afterStart.ts'));
    await after?.afterStart({
      entry: new URL(import.meta.url).pathname,
      refresh: () => refresh(store),
      loadPage: (pathname) => loadAhead(() => preloadPage(pathname)),
      loadData: (pathname) =>
        dispatchQueries(store, { pathname, search: '' }, { day: churchClock(new Date()).date, onServer: false }),
    });
  });
}

void start();
