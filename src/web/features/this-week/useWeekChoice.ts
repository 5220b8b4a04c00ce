import { branchByKey } from '#content/events/branchOf.ts';
import type { Language } from '#content/language.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import type { Branch } from '#words/branches.ts';

/** The week and the branch that are announced. */
export interface WeekChoice {
  next: boolean;
  /** Undefined for all of them. */
  branch: Branch | undefined;
  /** The language of the announcement. */
  language: Language;
}

/** The choice, kept in the address: `?week=next&branch=juja&words=sw`. */
export function useWeekChoice(): [WeekChoice, (part: 'week' | 'branch' | 'words', value: string) => void] {
  const [parameters, change] = useAddressSearch();
  return [
    {
      next: parameters.get('week') === 'next',
      branch: branchByKey(parameters.get('branch')),
      language: parameters.get('words') === 'sw' ? 'sw' : 'en',
    },
    (part, value) => change({ [part]: value || null }, { replace: true }),
  ];
}
