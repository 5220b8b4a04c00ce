import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type AuthState, selectAccessToken, sessionExpired, signedIn } from './authSlice.ts';
import type { TokenKeeper } from './tokenKeeper.ts';

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
