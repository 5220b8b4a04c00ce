import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import { searchable, searchWords } from '#shared/searchable.ts';
import { dates } from '#words/dates.ts';
import { categories, statuses } from '#words/interface.ts';
import { branchOf } from './branchOf.ts';

/** Which events a list shows. */
export interface EventFilter {
  text: string;
  category?: string;
  /** A branch's key; empty or missing for all branches. */
  branch?: string;
  when?: '' | 'coming' | 'past';
  /** Newest first otherwise (rulings, 7). */
  oldestFirst?: boolean;
}

/** The searchable text of an event: its fields, its branch, its status and its day in words. */
function searchedText(event: ChurchEvent): string {
  const { title, title_sw, description, description_sw, category, venue, start_date, status } = event;
  const named = [(categories as Readonly<Record<string, string>>)[category], branchOf(venue)?.name];
  const standing = [status, status && statuses[status], start_date, dates.date(start_date)];
  const own = [title, title_sw, description, description_sw, category, venue];
  return searchable([...own, ...named, ...standing].join(' '));
}

/** The events that match a filter. Each word of its text must occur in the event. */
export function filterEvents(
  events: readonly ChurchEvent[],
  { text, category, branch, when, oldestFirst }: EventFilter,
  now: { date: string; time: string },
): ChurchEvent[] {
  const words = searchWords(text);
  const found = events.filter((event) => {
    if (category && event.category !== category) return false;
    if (branch && branchOf(event.venue)?.key !== branch) return false;
    if (when && isOver(event, now) !== (when === 'past')) return false;
    if (words.length === 0) return true;
    const text = searchedText(event);
    return words.every((word) => text.includes(word));
  });
  return oldestFirst ? found.reverse() : found;
}
