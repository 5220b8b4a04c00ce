import { useSyncExternalStore } from 'react';

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

/** A text that this device keeps under a key of its storage, such as a preference. */
export type DeviceText = ReturnType<typeof deviceText>;

/** Where the browser stores nothing, the text lasts until the page is loaded again. */
export function deviceText(key: string, storage: SafeStorage = safeLocal) {
  const listeners = new Set<() => void>();
  let unstored: string | undefined;
  /** Null if there is none. */
  const read = (): string | null => unstored ?? storage.get(key) ?? null;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };
  return {
    read,
    /** Calls `listener` when the text may have changed. Returns a function that ends this. */
    subscribe,
    /** Null forgets it. */
    keep: (text: string | null) => {
      storage.set(key, text);
      unstored = text !== null && storage.get(key) !== text ? text : undefined;
      for (const listener of listeners) listener();
    },
    /** The text, as it changes in any tab; null while rendering on the server. */
    use: () => useSyncExternalStore(subscribe, read, () => null),
    /** Whether it is still there when the page is loaded again. */
    isStored: () => unstored === undefined,
  };
}
