import { type Branch, branches } from '#content/branches.ts';
import { useMyBranch } from '#web/myBranch/myBranch.ts';

/** The church itself, whose hours the specification lists. */
export const mainChurch = branches[0] as Branch;

/** The church's places in the order in which this visitor wants them: their own branch first, else the church itself. */
export function usePlaces(): { first: Branch; others: Branch[]; mine: Branch | undefined } {
  const mine = useMyBranch();
  const first = mine ?? mainChurch;
  return { first, others: branches.filter((branch) => branch !== first), mine };
}
