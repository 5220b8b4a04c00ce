import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { PageInput } from '#shared/http/renderBundle.ts';
import { api } from '#web/api/api.ts';
import { freshnessSlice } from '#web/api/kept/freshness.ts';
import { LAST_SEEN_DATABASE } from '#web/api/kept/seenStore.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { accountKnown, authSlice, sessionExpired, signedIn, signedOut, tokenRemoved } from '#web/auth/authSlice.ts';
import { checkToken, createTokenKeeper, TOKEN_KEY } from '#web/auth/token.ts';
import { waitingSlice } from '#web/outbox/items.ts';
import { WORKER_SESSION_DATABASE } from '#web/outbox/outboxNames.ts';
import { noStorage, type SafeStorage } from '#web/ui/hooks/deviceText.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [authSlice.name]: authSlice.reducer,
  [freshnessSlice.name]: freshnessSlice.reducer,
  [waitingSlice.name]: waitingSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** The options of a store. */
export interface StoreOptions {
  /** Where the token is stored. */
  storage?: SafeStorage;
  /** Answers requests without HTTP, if the app runs on the server. */
  answer?: PageInput['answer'];
  /** Whether Redux DevTools may connect. */
  devTools?: boolean;
}

/**
 * Makes the store: the api slice, the auth slice, and the listener that syncs `access_token` with the auth slice and, on
 * logout, resets the cache and ends the session on the server.
 */
export function createStore({ storage = noStorage, answer, devTools = false }: StoreOptions = {}) {
  const tokens = createTokenKeeper(storage);
  const listener = createListenerMiddleware<RootState>();
  listener.startListening({
    matcher: isAnyOf(signedIn, accountKnown),
    effect: (_action, { getState }) => {
      const { accessToken, account } = getState().auth;
      if (accessToken !== null) tokens.write({ accessToken, account });
    },
  });
  listener.startListening({
    matcher: isAnyOf(signedOut, sessionExpired, tokenRemoved),
    effect: (action, { dispatch, getOriginalState }) => {
      const { accessToken } = getOriginalState().auth;
      if (!tokenRemoved.match(action)) tokens.remove();
      dispatch(api.util.resetApiState());
      for (const name of [LAST_SEEN_DATABASE, WORKER_SESSION_DATABASE]) globalThis.indexedDB?.deleteDatabase(name);
      // After the reset, which aborts running requests. If it fails, the session expires by itself.
      if (OWN_BACKEND && signedOut.match(action) && accessToken !== null) {
        void dispatch(api.endpoints.logout.initiate({ accessToken }));
      }
    },
  });
  return configureStore({
    reducer,
    devTools,
    preloadedState: { auth: { accessToken: tokens.read(), account: tokens.account(), login: 'none' } },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { tokens, answer } } })
        .prepend(listener.middleware)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;

/** Follows logins and logouts in other tabs (rulings, 35). Returns a function that stops it. */
export function followOtherTabs({ dispatch }: AppStore): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== TOKEN_KEY && key !== null) return;
    if (newValue) dispatch(checkToken());
    else dispatch(tokenRemoved());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
