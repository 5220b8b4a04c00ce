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

interface Known {
  words: string;
  branch: string | undefined;
}

const known = new WeakMap<ChurchEvent, Known>();

/** The searchable text of an event: its fields, its branch, its status and its day in words. Cached. */
function knownOf(event: ChurchEvent): Known {
  const before = known.get(event);
  if (before) return before;
  const { title, title_sw, description, description_sw, category, venue, start_date, status } = event;
  const branch = branchOf(venue);
  const own = [
    title,
    title_sw,
    description,
    description_sw,
    category,
    (categories as Readonly<Record<string, string>>)[category],
    venue,
    branch?.name,
  ];
  const standing = [status, status && statuses[status]];
  const made = {
    words: searchable([...own, ...standing, start_date, dates.date(start_date)].join(' ')),
    branch: branch?.key,
  };
  known.set(event, made);
  return made;
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
    if (branch && knownOf(event).branch !== branch) return false;
    if (when && isOver(event, now) !== (when === 'past')) return false;
    return words.every((word) => knownOf(event).words.includes(word));
  });
  return oldestFirst ? found.reverse() : found;
}
