import type { EventLanguage } from '#content/events/eventLanguages.ts';
import type { Branch, ServiceHour } from '#words/branches.ts';

/** The services of a week in lines: those of one branch, or of all branches, grouped by equal hours. */
export function servicesOf(branch: Branch | undefined, branches: readonly Branch[], language: EventLanguage): string[] {
  const { dates } = language;
  if (branch) {
    const { hours } = branches.find(({ key }) => key === branch.key) ?? branch;
    return hours.map(({ name, opens, closes }) => `${name}: ${dates.fromTo(opens, closes)}`);
  }
  const places = new Map<string, string[]>();
  for (const { name, hours } of branches) {
    const words = beginnings(hours, language);
    places.set(words, [...(places.get(words) ?? []), name]);
  }
  return [...places].map(([words, names]) => `${listed(names, language)}: ${words}`);
}

/** `Thursday 6:00 PM, Sunday 9:00 AM and 11:00 AM`. */
function beginnings(hours: readonly ServiceHour[], language: EventLanguage): string {
  const days = new Map<string, string[]>();
  for (const { day, opens } of hours) days.set(day, [...(days.get(day) ?? []), language.dates.time(opens)]);
  return [...days].map(([day, times]) => `${day} ${listed(times, language)}`).join(', ');
}

const listed = (words: readonly string[], { announcements }: EventLanguage): string =>
  words.length < 2 ? words.join('') : announcements.and(words.slice(0, -1).join(', '), words.at(-1) ?? '');
