import { deviceText } from '#web/ui/hooks/deviceText.ts';
import type { SafeStorage } from '#web/ui/hooks/safeStorage.ts';
import { ACCOUNT_KEY, type SignIn } from './authSlice.ts';

/** The local storage key of the token (specification, section 3). */
export const TOKEN_KEY = 'access_token';

/** The token in the browser's storage. Other tabs and people can change it (rulings, 35). */
export type TokenKeeper = ReturnType<typeof createTokenKeeper>;

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
