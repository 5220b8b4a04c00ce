import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { api } from '#web/api/api.ts';
import { copyShown, type KeptReason } from '#web/api/kept/freshness.ts';
import { outboxOf, somethingWaits } from '#web/outbox/useOutbox.ts';
import { createStyleCache } from '#web/theme/styleCache.ts';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';
import { followServerClock, serverNow } from '#web/ui/hooks/serverNow.ts';
import { reloadIfReached } from '#web/ui/loading/optionalPart.ts';
import { languagePath } from '#words/language.ts';
import { App } from './App.tsx';
import { keepTextNodes } from './keepTextNodes.ts';
import { fillCache, type PageState } from './pageState.ts';
import { openRoutes } from './routes/routeObjects.tsx';
import { loadPage } from './routes/routes.ts';
import { type AppStore, createStore, followOtherTabs } from './store.ts';

/** How long a busy browser may delay an idle callback. */
const IDLE_TIMEOUT_MS = 5000;

/** Runs something once the page has loaded and the browser is idle. */
function whenIdle(work: () => unknown) {
  const wait = () =>
    (window.requestIdleCallback ?? setTimeout)(work, { timeout: IDLE_TIMEOUT_MS } as IdleRequestOptions & number);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Refetches the events, words and messages that are shown. */
function refresh(store: AppStore): Promise<unknown> {
  store.dispatch(api.util.invalidateTags([{ type: 'Event', id: 'LIST' }, 'Content', 'Inbox', 'NewMessages']));
  return Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const waitedMs = performance.now();

  const stateText = document.getElementById('state')?.textContent ?? '';
  const state = stateText.startsWith('{') ? (JSON.parse(stateText) as PageState) : undefined;
  const renderedAt = state ? new Date(state.now) : serverNow();
  const store = createStore({
    storage: safeLocal,
    devTools: import.meta.env.DEV || import.meta.env.VITE_REDUX_DEVTOOLS === 'on',
  });
  setupListeners(store.dispatch); // refetches what is shown on focus and when the network is back
  followOtherTabs(store);
  // A copy from the service worker, which says so, is of another time; so may be a page that the back button brings.
  const { kept } = document.documentElement.dataset;
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (kept) {
    const [at = '', reason] = kept.split(' ');
    store.dispatch(copyShown({ at, reason: reason as KeptReason }));
  } else if (state && opening?.type !== 'back_forward') followServerClock(state, Date.now() - waitedMs);
  if (state) fillCache(store, state.answers);
  const { routes, opened } = await openRoutes(location.href, {
    store,
    now: renderedAt,
    isRendered: state !== undefined,
  });

  const router = createBrowserRouter(routes, { basename: languagePath, hydrationData: opened });
  const origin = state?.origin ?? location.origin;
  const app = (
    <App store={store} cache={createStyleCache()} renderedAt={renderedAt} origin={origin}>
      <RouterProvider router={router} />
    </App>
  );
  keepTextNodes(document.body);
  // Hydrating in a transition lets the browser answer input in between.
  if (state) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  whenIdle(async () => {
    if (somethingWaits()) outboxOf(store)?.keep();
    if (!import.meta.env.PROD) return;
    const offline = await import('#web/offline/startOffline.ts').catch(() => undefined); // without a network
    await offline?.startOffline(store, () => refresh(store), loadPage);
  });
}

// A file of the page did not come.
start().catch(() => {
  document.documentElement.dataset.unstarted = ''; // as index.html does
  void reloadIfReached(window.early?.again); // with what was typed
  if (window.early) addEventListener('online', window.early.again);
});
