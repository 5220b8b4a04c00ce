import { useMyBranch } from '#web/myBranch/myBranch.ts';
import type { Branch } from '#words/branches.ts';
import { useBranches } from './useChurch.ts';

/** The field of the church's facts that has a fact of one of its places. */
export const fieldOfPlace = ({ key }: Branch, fact: 'place' | 'town' | 'hours'): string =>
  key === 'ruiru' ? OF_MAIN_CHURCH[fact] : `branch.${key}.${fact}`;

const OF_MAIN_CHURCH = { place: 'address.street', town: 'address.town', hours: 'serviceHours' } as const;

/** The church's places: the visitor's own branch first, else the main church. */
export function usePlaces(): { first: Branch; others: Branch[]; mine: Branch | undefined } {
  const branches = useBranches();
  const chosen = useMyBranch()?.key;
  const mine = branches.find(({ key }) => key === chosen);
  const first = mine ?? (branches[0] as Branch);
  return { first, others: branches.filter((branch) => branch !== first), mine };
}
