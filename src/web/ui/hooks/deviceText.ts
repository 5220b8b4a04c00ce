import { useSyncExternalStore } from 'react';
import { type SafeStorage, safeLocal } from './safeStorage.ts';

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
