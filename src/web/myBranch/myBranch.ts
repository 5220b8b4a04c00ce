import { useSyncExternalStore } from 'react';
import type { Branch } from '#content/branches.ts';
import { branchByKey } from '#content/branchOf.ts';

/** Where the choice is kept on the visitor's device: the branch's key. */
export const MY_BRANCH_KEY = 'my_branch';

const listeners = new Set<() => void>();

/** The choice where the browser keeps nothing; it holds until the page is loaded again. */
let unkept: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(MY_BRANCH_KEY);
  } catch {
    return unkept;
  }
}

/** Keeps the branch that the visitor calls their own; null forgets it. */
export function keepMyBranch(key: string | null): void {
  unkept = key;
  try {
    if (key === null) localStorage.removeItem(MY_BRANCH_KEY);
    else localStorage.setItem(MY_BRANCH_KEY, key);
  } catch {
    // Storage is shut off: the choice holds for this visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/**
 * The branch that the visitor has chosen, as it changes, in other tabs too; undefined where there is none, and on the
 * server, which draws every page for a visitor who has chosen none.
 */
export const useMyBranch = (): Branch | undefined => branchByKey(useSyncExternalStore(subscribe, read, () => null));
