import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api/api.ts';
import { OWN_BACKEND } from './api/backend.ts';
import { authSlice, sessionExpired, signedIn, signedOut, TOKEN_KEY } from './auth/authSlice.ts';

/** The part of the browser's Storage that the store keeps the token in; none on a server. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const reducer = combineReducers({ [api.reducerPath]: api.reducer, [authSlice.name]: authSlice.reducer });

export type RootState = ReturnType<typeof reducer>;

/** What a page made on the server brings along: the part of the api slice's cache that it shows. */
export interface CarriedState {
  api: { queries: object; provided: object };
}

/** What a store is made from. */
export interface StoreOptions {
  /** Where the token is kept; without it nothing is read or written. */
  storage?: TokenStorage;
  carried?: CarriedState;
  /** Whether Redux DevTools may look in. */
  devTools?: boolean;
}

/**
 * The store: the api slice, the auth slice, and the one listener that keeps `access_token` in step with the auth slice
 * and, at sign-out, empties the cache and ends the session on the server.
 */
export function createStore({ storage, carried, devTools = false }: StoreOptions = {}) {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload }) => storage?.setItem(TOKEN_KEY, payload),
  });
  listener.startListening({
    predicate: (action) => signedOut.match(action) || sessionExpired.match(action),
    effect: (action, { dispatch, getOriginalState }) => {
      const { accessToken } = (getOriginalState() as RootState).auth;
      storage?.removeItem(TOKEN_KEY);
      dispatch(api.util.resetApiState());
      // Only after the reset, which ends every call under way. Should it fail, the session ends by itself.
      if (OWN_BACKEND && signedOut.match(action) && accessToken !== null) {
        void dispatch(api.endpoints.logout.initiate({ accessToken }));
      }
    },
  });
  const store = configureStore({
    reducer,
    devTools,
    preloadedState: {
      auth: { accessToken: storage?.getItem(TOKEN_KEY) ?? null, expired: false },
      ...(carried && { api: carried.api as RootState['api'] }),
    },
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;

/** Refetches what is shown when the tab gets the focus or the network comes back. Returns the way to stop it. */
export const refetchOnReturn = (store: AppStore): (() => void) => setupListeners(store.dispatch);
