import { deviceText, safeLocal } from '#web/ui/hooks/deviceText.ts';

/** A value in this phone's storage, the same in all tabs. */
export type PhoneValue<Value> = ReturnType<typeof openPhoneValue<Value>>;

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
export function openPhoneValue<Value>(key: string, first: Value) {
  const { read: readText, keep, subscribe, isStored } = deviceText(key);
  /** What was read last, and its value. */
  let text: string | null = null;
  let value = first;
  const read = (): Value => {
    const now = readText();
    if (now !== text) value = parsed<Value>(now) ?? value;
    text = now;
    return value;
  };
  return {
    read,
    subscribe,
    change: (to: (now: Value) => Value) => keep(JSON.stringify(to(read()))),
    isStored,
  };
}

/** Deletes old values whose keys have this prefix; a value that cannot be read counts as old. */
export function forgetOld<Value>(prefix: string, isOld: (value: Value) => boolean): void {
  for (const key of safeLocal.keys().filter((key) => key.startsWith(prefix))) {
    const value = parsed<Value>(safeLocal.get(key));
    if (value === undefined || isOld(value)) safeLocal.set(key, null);
  }
}
