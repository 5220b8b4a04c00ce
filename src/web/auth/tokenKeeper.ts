import { ACCOUNT_KEY, type SignIn } from './authSlice.ts';

/** The local storage key of the token (specification, section 3). */
export const TOKEN_KEY = 'access_token';

/** The part of the browser's Storage that the token needs. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The token in the browser's storage. Other tabs and people can change it (rulings, 35). */
export type TokenKeeper = ReturnType<typeof createTokenKeeper>;

/** Keeps the token in a storage. If that is missing, full or turned off, the token lasts as long as the page. */
export function createTokenKeeper(storage: TokenStorage | undefined) {
  let works = storage !== undefined;
  const attempt = <Result>(use: (storage: TokenStorage) => Result): Result | undefined => {
    try {
      return storage && use(storage);
    } catch {
      works = false;
      return undefined;
    }
  };
  return {
    /** The stored token; null if there is none, undefined if the storage does not work. */
    read(): string | null | undefined {
      const token = attempt((there) => there.getItem(TOKEN_KEY));
      return works ? token : undefined;
    },
    /** The account of the stored token; null if it is not known. */
    account: (): string | null => attempt((there) => there.getItem(ACCOUNT_KEY)) ?? null,
    // The token is stored last, because other tabs react to it.
    write: ({ accessToken, account }: SignIn) =>
      attempt((there) => {
        if (account === null) there.removeItem(ACCOUNT_KEY);
        else there.setItem(ACCOUNT_KEY, account);
        there.setItem(TOKEN_KEY, accessToken);
      }),
    remove: () =>
      attempt((there) => {
        there.removeItem(ACCOUNT_KEY);
        there.removeItem(TOKEN_KEY);
      }),
  };
}
