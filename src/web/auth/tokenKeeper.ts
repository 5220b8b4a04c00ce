import { TOKEN_KEY } from './authSlice.ts';

/** The part of the browser's Storage that the token is kept in. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The token in the browser's storage. Other tabs, and people, can change it (rulings, 35). */
export interface TokenKeeper {
  /** The token as it stands there now, null where there is none; undefined where the storage cannot tell. */
  read: () => string | null | undefined;
  write: (token: string) => void;
  remove: () => void;
}

/**
 * Keeps the token in a storage. Where that is missing, full or shut off the token lasts as long as the page, and `read`
 * answers undefined.
 */
export function createTokenKeeper(storage: TokenStorage | undefined): TokenKeeper {
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
    read: () => {
      const token = attempt((there) => there.getItem(TOKEN_KEY));
      return works ? token : undefined;
    },
    write: (token) => attempt((there) => there.setItem(TOKEN_KEY, token)),
    remove: () => attempt((there) => there.removeItem(TOKEN_KEY)),
  };
}
