import { useSyncExternalStore } from 'react';

/** A value of this tab, which components follow. */
export interface Followed<Value> {
  read: () => Value;
  change: (to: Value) => void;
  /** The value as it changes; the first one on the server and while hydrating. */
  use: () => Value;
}

export function followed<Value>(first: Value): Followed<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => value;
  return {
    read,
    change: (to) => {
      value = to;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(follow, read, () => first),
  };
}
