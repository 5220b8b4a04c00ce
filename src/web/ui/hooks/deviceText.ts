import { useSyncExternalStore } from 'react';
import { safeLocal } from './safeStorage.ts';

/** A text that this device keeps under a key of its storage, such as a preference. */
export interface DeviceText {
  /** Null if there is none. */
  read: () => string | null;
  /** Null forgets it. */
  keep: (text: string | null) => void;
  /** The text, as it changes in any tab; null while rendering on the server. */
  use: () => string | null;
}

/** Where the browser stores nothing, the text lasts until the page is loaded again. */
export function deviceText(key: string): DeviceText {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;
  const read = () => {
    const stored = safeLocal.get(key);
    return stored === undefined ? unstored : stored;
  };
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
    keep: (text) => {
      unstored = text;
      safeLocal.set(key, text);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => null),
  };
}
