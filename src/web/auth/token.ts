import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { deviceText, type SafeStorage } from '#web/ui/hooks/deviceText.ts';
import { ACCOUNT_KEY, type AuthState, type SignIn, selectAccessToken, sessionExpired, signedIn } from './authSlice.ts';

/** The store's extra argument for thunks. */
export interface StoreExtra {
  tokens: TokenKeeper;
}

/** The type of `dispatch` for thunks about the token. */
export type AuthDispatch = ThunkDispatch<{ auth: AuthState }, StoreExtra, UnknownAction>;

/**
 * Reads the token from the browser's storage at the moment it is needed (rulings, 35). If there is none, the session is
 * over: the app says `Login to continue...` and leads to the login. If another tab has logged in, its token is used.
 */
export const checkToken =
  () =>
  (dispatch: AuthDispatch, getState: () => { auth: AuthState }, { tokens }: StoreExtra): string | null => {
    const held = selectAccessToken(getState());
    const token = tokens.read();
    if (token === null) dispatch(sessionExpired());
    else if (token !== held) dispatch(signedIn({ accessToken: token, account: tokens.account() }));
    return token;
  };

/** The local storage key of the token (specification, section 3). */
export const TOKEN_KEY = 'access_token';

/** The token in the browser's storage. Other tabs and people can change it (rulings, 35). */
type TokenKeeper = ReturnType<typeof createTokenKeeper>;

/** Keeps the token in a storage. If that is full or turned off, the token lasts as long as the page. */
export function createTokenKeeper(storage: SafeStorage) {
  const token = deviceText(TOKEN_KEY, storage);
  const account = deviceText(ACCOUNT_KEY, storage);
  return {
    /** The token; null if there is none. */
    read: token.read,
    /** The account of the token; null if it is not known. */
    account: account.read,
    // The token is stored last, because other tabs react to it.
    write: (signIn: SignIn) => {
      account.keep(signIn.account);
      token.keep(signIn.accessToken);
    },
    remove: () => {
      account.keep(null);
      token.keep(null);
    },
  };
}
