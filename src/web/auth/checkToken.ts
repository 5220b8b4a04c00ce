import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type AuthState, selectAccessToken, sessionExpired, signedIn } from './authSlice.ts';
import type { TokenKeeper } from './tokenKeeper.ts';

/** What the store hands to its thunks. */
export interface StoreExtra {
  tokens: TokenKeeper;
}

/** Dispatches what concerns the token, from wherever the store is. */
export type AuthDispatch = ThunkDispatch<{ auth: AuthState }, StoreExtra, UnknownAction>;

/**
 * The token, as the browser's storage has it when it is needed (rulings, 35). Where it was removed there, or there never
 * was one, the session is over: the app says `Login to continue...` and leads to the sign-in. Where another tab has
 * signed in, its token counts.
 */
export const checkToken =
  () =>
  (dispatch: AuthDispatch, getState: () => { auth: AuthState }, { tokens }: StoreExtra): string | null => {
    const held = selectAccessToken(getState());
    const stored = tokens.read();
    const token = stored === undefined ? held : stored;
    if (token === null) dispatch(sessionExpired());
    else if (token !== held) dispatch(signedIn(token));
    return token;
  };
