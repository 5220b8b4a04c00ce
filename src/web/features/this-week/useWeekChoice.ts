import { useSearchParams } from 'react-router-dom';
import type { Branch } from '#content/branches.ts';
import { branchByKey } from '#content/branchOf.ts';
import { changedSearch } from '#web/ui/hooks/changedSearch.ts';

/** Which week is announced, and of which branch. */
export interface WeekChoice {
  next: boolean;
  /** Undefined for all of them. */
  branch: Branch | undefined;
}

/** The choice, kept in the address: `?week=next&branch=juja`. */
export function useWeekChoice(): [WeekChoice, (part: 'week' | 'branch', value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (part: 'week' | 'branch', value: string) =>
    setParameters((before) => changedSearch(before, { [part]: value || null }), { replace: true });
  return [{ next: parameters.get('week') === 'next', branch: branchByKey(parameters.get('branch')) }, change];
}
