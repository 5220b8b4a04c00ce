import { eventLanguages } from '#content/events/eventLanguages.ts';
import type { Language } from '#content/language.ts';
import { applyContent } from '#shared/content/applyContent.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { useChurchName } from '#web/entities/words/useChurchName.ts';
import type { WeekPlaces } from './announcedWeek.ts';

/** The church's places with the hours that staff last published, in the language of the announcement. */
export function useWeekPlaces(lang: Language): WeekPlaces {
  const church = useChurchName();
  const { data } = api.useReadContentQuery({ page: 'church', lang }, { skip: !OWN_BACKEND });
  const { branches, serviceHours } = eventLanguages[lang];
  const words = { serviceHours, branch: Object.fromEntries(branches.map(({ key, hours }) => [key, { hours }])) };
  const edited = applyContent(words, data);
  const hoursOf = (key: string) => (key === 'ruiru' ? edited.serviceHours : edited.branch[key]?.hours);
  return { church, branches: branches.map((branch) => ({ ...branch, hours: hoursOf(branch.key) ?? branch.hours })) };
}
