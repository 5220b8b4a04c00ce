import createCache from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { App } from './App.tsx';
import { api } from './api/api.ts';
import type { PageState } from './pageState.ts';
import { preloadPage } from './routes.tsx';
import { createStore, refetchOnReturn, type TokenStorage } from './store.ts';
import { listenForSteps } from './ui/historySteps.ts';

/** The browser's storage, or none where the person has shut it off. */
function tokenStorage(): TokenStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** A part of the app that is gone from the server since a new version came: load the page anew, once. */
function reloadForNewVersion() {
  const key = 'reloaded-for-new-version';
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** Staff's screens that list events: the list is asked for while the screen itself is still being loaded. */
const listsEvents = (pathname: string) =>
  pathname.startsWith(href('dashboard')) || pathname === href('manageEvents') || pathname === href('eventList');

const WHOLE_LIST = { subscribe: false, forceRefetch: true };

/** Runs something when the page has loaded and the browser has nothing better to do. */
function whenIdle(work: () => void) {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(work, { timeout: 5000 } as IdleRequestOptions & number);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  addEventListener('vite:preloadError', reloadForNewVersion);
  listenForSteps();

  const carriedText = document.getElementById('state')?.textContent ?? '';
  const carried = carriedText.startsWith('{') ? (JSON.parse(carriedText) as PageState) : undefined;
  const store = createStore({
    storage: tokenStorage(),
    carried,
    devTools: import.meta.env.DEV || new URLSearchParams(location.search).has('devtools'),
  });
  refetchOnReturn(store);
  if (listsEvents(location.pathname)) store.dispatch(api.util.prefetch('listEvents', undefined, {}));
  await preloadPage(location.pathname);

  const app = (
    <App
      store={store}
      cache={createCache({ key: 'css' })}
      drawnAt={carried ? new Date(carried.now) : new Date()}
      origin={carried?.origin ?? location.origin}
      router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
    />
  );
  // Hydrating in a transition lets the browser answer taps between its pieces.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  if (carried?.partial) whenIdle(() => void store.dispatch(api.endpoints.listEvents.initiate(undefined, WHOLE_LIST)));
}

void start();
