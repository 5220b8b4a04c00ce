import { useBranches } from '#web/entities/words/useChurch.ts';
import { useMyBranch } from '#web/myBranch/myBranch.ts';
import type { Branch } from '#words/branches.ts';

/** The church's places: the visitor's own branch first, else the main church. */
export function usePlaces(): { first: Branch; others: Branch[]; mine: Branch | undefined } {
  const branches = useBranches();
  const chosen = useMyBranch()?.key;
  const mine = branches.find(({ key }) => key === chosen);
  const first = mine ?? (branches[0] as Branch);
  return { first, others: branches.filter((branch) => branch !== first), mine };
}
