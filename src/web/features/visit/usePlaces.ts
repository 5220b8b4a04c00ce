import { useMyBranch } from '#web/myBranch/myBranch.ts';
import { type Branch, branches } from '#words/branches.ts';

/** The main church, whose hours the specification lists. */
export const mainChurch = branches[0] as Branch;

/** The church's places: the visitor's own branch first, else the main church. */
export function usePlaces(): { first: Branch; others: Branch[]; mine: Branch | undefined } {
  const mine = useMyBranch();
  const first = mine ?? mainChurch;
  return { first, others: branches.filter((branch) => branch !== first), mine };
}
