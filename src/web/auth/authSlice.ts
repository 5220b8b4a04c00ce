import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The name under which the browser keeps the token (specification, section 3). */
export const TOKEN_KEY = 'access_token';

/** Who is signed in (specification, section 3). */
export interface AuthState {
  accessToken: string | null;
  /** True from the moment the server refuses the token until the app has asked the person to sign in again. */
  expired: boolean;
  /** True while the person, who has been told that they are signed out, is on the way to the sign-in. */
  told: boolean;
}

const initialState: AuthState = { accessToken: null, expired: false, told: false };

/** Sign-in, sign-out and the end of a session. The reducers are pure; side effects belong to the store's listener. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The server accepted the password; the payload is its access token. */
    signedIn: (state, { payload }: PayloadAction<string>) => {
      state.accessToken = payload;
      state.expired = false;
      state.told = false;
    },
    /** The person chose to log out. */
    signedOut: (state) => {
      state.accessToken = null;
      state.expired = false;
      state.told = true;
    },
    /** Another tab has logged out: nothing is done here until the person does something that only staff may. */
    tokenRemoved: (state) => {
      state.accessToken = null;
      state.told = false;
    },
    /** The server refused the token (rulings, 9). */
    sessionExpired: (state) => {
      state.accessToken = null;
      state.expired = true;
    },
    /** The person has been told, and stands before the login page. */
    expiryAnnounced: (state) => {
      state.expired = false;
      state.told = true;
    },
    /** The sign-in is on screen: whatever only staff may open says so again. */
    signInShown: (state) => {
      state.told = false;
    },
  },
  selectors: {
    selectAccessToken: (state) => state.accessToken,
    selectSignedIn: (state) => state.accessToken !== null,
    selectExpired: (state) => state.expired,
    selectTold: (state) => state.told,
  },
});

export const { signedIn, signedOut, tokenRemoved, sessionExpired, expiryAnnounced, signInShown } = authSlice.actions;
export const { selectAccessToken, selectSignedIn, selectExpired, selectTold } = authSlice.selectors;
