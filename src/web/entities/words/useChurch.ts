import { branchesOf, churchWordsOf } from '#content/churchWords.ts';
import type { Edited } from '#shared/content/applyContent.ts';
import { useMyBranch } from '#web/myBranch/myBranch.ts';
import { type Branch, branches } from '#words/branches.ts';
import { church, serviceHours, socialLinks } from '#words/church.ts';
import { type Marked, usePageWords } from './usePageWords.ts';

const words = churchWordsOf({ church, serviceHours, socialLinks, branches });

/** The church's facts as staff last published them. */
export type Church = Edited<typeof words>;

export const useChurch = (): Marked<Church> => usePageWords('church', words);

/** The church's name as staff last published it. */
export const useChurchName = (): string => useChurch().name.value;

/** The church's places with their facts, the church in Ruiru first. */
export const useBranches = (): readonly Branch[] => branchesOf(branches, useChurch());

/** The field of the church's facts that has a fact of one of its places. */
export const fieldOfPlace = ({ key }: Branch, fact: 'place' | 'town' | 'hours'): string =>
  key === 'ruiru' ? OF_MAIN_CHURCH[fact] : `branch.${key}.${fact}`;

const OF_MAIN_CHURCH = { place: 'address.street', town: 'address.town', hours: 'serviceHours' } as const;

/** The church's places: the visitor's own branch first, else the main church. */
export function usePlaces(): Marked<{ first: Branch; others: Branch[]; mine: Branch | undefined }> {
  const church = useChurch();
  const places = branchesOf(branches, church);
  const chosen = useMyBranch()?.key;
  const mine = places.find(({ key }) => key === chosen);
  const first = mine ?? (places[0] as Branch);
  return { first, others: places.filter((place) => place !== first), mine, mark: church.mark };
}
