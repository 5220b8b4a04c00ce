import { branchByKey } from '#content/events/branchOf.ts';
import type { Language } from '#content/language.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import type { Branch } from '#words/branches.ts';

/** The week and the branch that are announced; without a week the one that is due. */
export interface WeekChoice {
  week: 'this' | 'next' | undefined;
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
      week: (['this', 'next'] as const).find((week) => week === parameters.get('week')),
      branch: branchByKey(parameters.get('branch')),
      language: parameters.get('words') === 'sw' ? 'sw' : 'en',
    },
    (part, value) => change({ [part]: value || null }, { replace: true }),
  ];
}
