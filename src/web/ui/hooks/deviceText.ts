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
  /** Whether it is still there when the page is loaded again. */
  isStored: () => boolean;
}

/** Where the browser stores nothing, the text lasts until the page is loaded again. */
export function deviceText(key: string): DeviceText {
  const listeners = new Set<() => void>();
  let unstored: string | undefined;
  const read = () => unstored ?? safeLocal.get(key) ?? null;
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
      safeLocal.set(key, text);
      unstored = text !== null && safeLocal.get(key) !== text ? text : undefined;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => null),
    isStored: () => unstored === undefined,
  };
}
