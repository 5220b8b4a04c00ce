import { skipToken } from '@reduxjs/toolkit/query';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useListBranchEventsQuery } from '#web/api/endpoints/branchEvents.ts';
import { useMyBranch } from '#web/myBranch/myBranch.ts';
import type { Branch } from '#words/branches.ts';

const none: ChurchEvent[] = [];

/**
 * The visitor's own branch, and its coming events, soonest first. Without a branch nothing is requested.
 *
 * @param day the church's day, `YYYY-MM-DD`
 */
export function useMyBranchEvents(day: string): { mine: Branch | undefined; events: ChurchEvent[] } {
  const mine = useMyBranch();
  const { currentData } = useListBranchEventsQuery(mine ? { branch: mine.key, from: day } : skipToken);
  return { mine, events: currentData ?? none };
}
