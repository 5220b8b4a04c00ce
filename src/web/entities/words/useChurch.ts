import { branchesOf, churchWordsOf } from '#content/churchWords.ts';
import type { Edited } from '#shared/content/applyContent.ts';
import { type Branch, branches } from '#words/branches.ts';
import { church, serviceHours, socialLinks } from '#words/church.ts';
import { usePageWords } from './usePageWords.ts';

const words = churchWordsOf({ church, serviceHours, socialLinks, branches });

/** The church's facts as staff last published them. */
export type Church = Edited<typeof words>;

export const useChurch = (): Church => usePageWords('church', words);

/** The church's places with their facts, the church in Ruiru first. */
export const useBranches = (): readonly Branch[] => branchesOf(branches, useChurch());
