import { readableTime } from '#shared/time.ts';
import { type Branch, branches, type ServiceHour } from '#words/branches.ts';

/** The services of a week in lines: those of one branch, or of all branches, grouped by equal hours. */
export function servicesOf(branch: Branch | undefined): string[] {
  if (branch) {
    return branch.hours.map(({ name, opens, closes }) => `${name}: ${readableTime(opens)} to ${readableTime(closes)}`);
  }
  const places = new Map<string, string[]>();
  for (const { name, hours } of branches) {
    const words = beginnings(hours);
    places.set(words, [...(places.get(words) ?? []), name]);
  }
  return [...places].map(([words, names]) => `${listed(names)}: ${words}`);
}

/** `Thursday 6:00 PM, Sunday 9:00 AM and 11:00 AM`. */
function beginnings(hours: readonly ServiceHour[]): string {
  const days = new Map<string, string[]>();
  for (const { day, opens } of hours) days.set(day, [...(days.get(day) ?? []), readableTime(opens)]);
  return [...days].map(([day, times]) => `${day} ${listed(times)}`).join(', ');
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
