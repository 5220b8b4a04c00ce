import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The local storage key of the account's name. */
export const ACCOUNT_KEY = 'access_account';

/** A token, and whose it is. */
export interface SignIn {
  accessToken: string;
  /** The username; null if it is not known. */
  account: string | null;
}

/** Who is signed in (specification, section 3). */
export interface AuthState {
  accessToken: string | null;
  /** The account of the token, kept until the next login; null if it is not known. */
  account: string | null;
  /** True from when the server refuses the token until the person was asked to log in again. */
  expired: boolean;
  /** True while a person is being sent to the login after the message that they are logged out. */
  told: boolean;
}

const initialState: AuthState = { accessToken: null, account: null, expired: false, told: false };

/** Login, logout and the end of a session. The reducers are pure; the store's listener has the side effects. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The server accepted the password. */
    signedIn: (state, { payload }: PayloadAction<SignIn>) => {
      state.accessToken = payload.accessToken;
      state.account = payload.account;
      state.expired = false;
      state.told = false;
    },
    /** The server named the account of the token. */
    accountKnown: (state, { payload }: PayloadAction<string>) => {
      state.account = payload;
    },
    /** The person chose to log out. */
    signedOut: (state) => {
      state.accessToken = null;
      state.expired = false;
      state.told = true;
    },
    /** Another tab has logged out. Nothing happens in this tab until the person does something that needs a login. */
    tokenRemoved: (state) => {
      state.accessToken = null;
      state.told = false;
    },
    /** The server refused the token (rulings, 9). */
    sessionExpired: (state) => {
      state.accessToken = null;
      state.expired = true;
    },
    /** The person saw the message, and is at the login page. */
    expiryAnnounced: (state) => {
      state.expired = false;
      state.told = true;
    },
    /** The login is on screen: from now on staff-only pages say again that a login is needed. */
    signInShown: (state) => {
      state.told = false;
    },
  },
  selectors: {
    selectAccessToken: (state) => state.accessToken,
    selectAccount: (state) => state.account,
    selectSignedIn: (state) => state.accessToken !== null,
    selectExpired: (state) => state.expired,
    selectTold: (state) => state.told,
  },
});

export const { signedIn, accountKnown, signedOut, tokenRemoved, sessionExpired, expiryAnnounced, signInShown } =
  authSlice.actions;
export const { selectAccessToken, selectAccount, selectSignedIn, selectExpired, selectTold } = authSlice.selectors;
