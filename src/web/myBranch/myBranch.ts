import { useSyncExternalStore } from 'react';
import { branchByKey } from '#content/events/branchOf.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';
import type { Branch } from '#words/branches.ts';
import { MY_BRANCH_KEY } from './myBranchKey.ts';

const listeners = new Set<() => void>();

/** The choice if the browser stores nothing; it lasts until the page is loaded again. */
let unstored: string | null = null;

function read(): string | null {
  const stored = safeLocal.get(MY_BRANCH_KEY);
  return stored === undefined ? unstored : stored;
}

/** Stores which branch is the visitor's own; null forgets it. */
export function keepMyBranch(key: string | null): void {
  unstored = key;
  safeLocal.set(MY_BRANCH_KEY, key);
  for (const listener of listeners) listener();
}

/** Stores it unless one is stored. */
export function keepFirstBranch(key: string): void {
  if (read() === null) keepMyBranch(key);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The visitor's own branch, as it changes in any tab; undefined if none is chosen, and while rendering on the server. */
export const useMyBranch = (): Branch | undefined => branchByKey(useSyncExternalStore(subscribe, read, () => null));
