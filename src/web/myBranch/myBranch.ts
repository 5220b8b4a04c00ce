import { branchByKey } from '#content/events/branchOf.ts';
import { deviceText } from '#web/ui/hooks/deviceText.ts';
import type { Branch } from '#words/branches.ts';

/** The local storage key of the visitor's own branch; its value is the branch's key. */
export const MY_BRANCH_KEY = 'my_branch';

const { read, keep, use } = deviceText(MY_BRANCH_KEY);

/** Stores which branch is the visitor's own; null forgets it. */
export const keepMyBranch = keep;

/** Stores it unless one is stored. */
export function keepFirstBranch(key: string): void {
  if (read() === null) keep(key);
}

/** The visitor's own branch, as it changes in any tab; undefined if none is chosen, and while rendering on the server. */
export const useMyBranch = (): Branch | undefined => branchByKey(use());
