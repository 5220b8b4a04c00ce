import { useSyncExternalStore } from 'react';

/** A value of this tab, which components follow. */
export function followed<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => value;
  return {
    read,
    change: (to: Value) => {
      value = to;
      for (const listener of listeners) listener();
    },
    /** The value as it changes; the first one on the server and while hydrating. */
    use: () => useSyncExternalStore(follow, read, () => first),
  };
}
