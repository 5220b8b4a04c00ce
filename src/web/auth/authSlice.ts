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
  /**
   * Whether the person is asked to log in: `due` from when the server refuses the token until the message is shown,
   * `announced` while the person is then sent to the login.
   */
  login: 'none' | 'due' | 'announced';
}

const initialState: AuthState = { accessToken: null, account: null, login: 'none' };

/** Login, logout and the end of a session. The reducers are pure; the store's listener has the side effects. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The server accepted the password. */
    signedIn: (state, { payload }: PayloadAction<SignIn>) => {
      state.accessToken = payload.accessToken;
      state.account = payload.account;
      state.login = 'none';
    },
    /** The server named the account of the token. */
    accountKnown: (state, { payload }: PayloadAction<string>) => {
      state.account = payload;
    },
    /** The person chose to log out. */
    signedOut: (state) => {
      state.accessToken = null;
      state.login = 'announced';
    },
    /** Another tab has logged out. Nothing happens in this tab until the person does something that needs a login. */
    tokenRemoved: (state) => {
      state.accessToken = null;
      state.login = 'none';
    },
    /** The server refused the token (rulings, 9). */
    sessionExpired: (state) => {
      state.accessToken = null;
      state.login = 'due';
    },
    /** The person is told that a login is needed. */
    loginAnnounced: (state) => {
      state.login = 'announced';
    },
    /** The login is on screen: from now on staff-only pages say again that a login is needed. */
    loginShown: (state) => {
      state.login = 'none';
    },
  },
  selectors: {
    selectAccessToken: (state) => state.accessToken,
    selectAccount: (state) => state.account,
    selectSignedIn: (state) => state.accessToken !== null,
    selectLogin: (state) => state.login,
  },
});

export const { signedIn, accountKnown, signedOut, tokenRemoved, sessionExpired, loginAnnounced, loginShown } =
  authSlice.actions;
export const { selectAccessToken, selectAccount, selectSignedIn, selectLogin } = authSlice.selectors;
