/** The browser's storage. It may be full or turned off: then writing does nothing. */
const safe = (storage: () => Storage) => ({
  /** Null if there is no such entry; undefined if the storage cannot be read. */
  get: (key: string): string | null | undefined => {
    try {
      return storage().getItem(key);
    } catch {
      return undefined;
    }
  },
  /** Null removes the entry. */
  set: (key: string, value: string | null): void => {
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, value);
    } catch {
      // The value on screen stays; only the next page load does not find it.
    }
  },
  /** All keys; none if the storage cannot be read. */
  keys: (): string[] => {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  },
});

export type SafeStorage = ReturnType<typeof safe>;

export const safeLocal = safe(() => localStorage);
export const safeSession = safe(() => sessionStorage);

/** Stores nothing. */
export const noStorage = safe(() => {
  throw new Error('There is no storage here.');
});
