import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** The events that are selected in staff's list. */
export interface Selection {
  subscribe: (listener: () => void) => () => void;
  /** The ids; another set after each change. */
  get: () => ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects these and no others. */
  set: (ids: Iterable<string>) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Keeps the selection outside React's state: a press renders checkboxes, but no rows. With 500 rows on screen that is
 * the difference between an answer at once and one after a second.
 */
export function createSelection(): Selection {
  let ids = NOTHING;
  const listeners = new Set<() => void>();
  const set = (next: Iterable<string>) => {
    ids = new Set(next);
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => ids,
    set,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
  };
}

/** Selects a value from the selection. The component renders again only if the value changes. */
export function useSelection<Value extends boolean | number | ReadonlySet<string>>(
  selection: Selection | undefined,
  read: (ids: ReadonlySet<string>) => Value,
): Value {
  const now = () => read(selection?.get() ?? NOTHING);
  return useSyncExternalStore(selection?.subscribe ?? subscribeToNothing, now, now);
}

/**
 * Whether an event is selected.
 *
 * @param box the event's checkbox. Out of view it updates a moment later, so that several hundred of them do not delay
 * the visible ones.
 */
export function useSelected(selection: Selection, id: string, box: RefObject<Element | null>): boolean {
  const [selected, setSelected] = useState(() => selection.get().has(id));
  useEffect(() => {
    let before: boolean | undefined;
    const follow = () => {
      const now = selection.get().has(id);
      if (now === before) return;
      before = now;
      const seen = box.current?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
      if (seen) setSelected(now);
      else startTransition(() => setSelected(now));
    };
    follow();
    return selection.subscribe(follow);
  }, [selection, id, box]);
  return selected;
}

const subscribeToNothing = () => () => {};
