import { safeLocal } from '#web/ui/hooks/safeStorage.ts';

/** A value in this phone's storage, the same in all tabs. */
export interface PhoneValue<Value> {
  read: () => Value;
  subscribe: (listen: () => void) => () => void;
  change: (to: (now: Value) => Value) => void;
  /** Whether the value is stored, so that it outlives the page. */
  isStored: () => boolean;
}

/** Reads a stored value; undefined if there is none, or none that can be read. */
function parsed<Value>(text: string | null | undefined): Value | undefined {
  try {
    return text ? (JSON.parse(text) as Value) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a value of this phone. Each change reads, changes and writes the storage synchronously, so that two tabs do not
 * overwrite each other.
 *
 * @param first the value where none is stored
 */
export function openPhoneValue<Value>(key: string, first: Value): PhoneValue<Value> {
  const listeners = new Set<() => void>();
  /** What the storage held when it was last read. */
  let text: string | null | undefined;
  let value = first;
  let stored = true;
  const follow = () => {
    const now = safeLocal.get(key);
    if (now !== text) value = parsed<Value>(now) ?? value;
    text = now;
  };
  follow();
  return {
    read: () => value,
    subscribe: (listen) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key) return;
        follow();
        listen();
      };
      addEventListener('storage', onStorage);
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
        removeEventListener('storage', onStorage);
      };
    },
    change: (to) => {
      follow();
      value = to(value);
      const written = JSON.stringify(value);
      safeLocal.set(key, written);
      text = safeLocal.get(key);
      stored = text === written;
      for (const listen of listeners) listen();
    },
    isStored: () => stored,
  };
}

/** Deletes old values whose keys have this prefix; a value that cannot be read counts as old. */
export function forgetOld<Value>(prefix: string, isOld: (value: Value) => boolean): void {
  for (const key of safeLocal.keys().filter((key) => key.startsWith(prefix))) {
    const value = parsed<Value>(safeLocal.get(key));
    if (value === undefined || isOld(value)) safeLocal.set(key, null);
  }
}
