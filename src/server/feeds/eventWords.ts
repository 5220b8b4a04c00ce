import { branchAt } from '#content/events/branchOf.ts';
import { eventIn } from '#content/events/eventIn.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { inLanguage, type Language } from '#content/language.ts';
import { href } from '#content/pages.ts';
import type { EventRow } from '#server/store/store.ts';

/** The permanent URL of an event's page in a language. */
export const eventUrl = (origin: string, id: number, language: Language): string =>
  `${origin}${inLanguage(language, href('event', { id: String(id) }))}`;

/** The title in a feed: a cancelled or postponed event says so in it, since a calendar does not show a status. */
export function feedTitle(row: EventRow, { language, statuses }: EventLanguage): string {
  const { title, status } = eventIn(language, row);
  return status && status !== 'moved' ? `${statuses[status]}: ${title}` : title;
}

/** The status in a sentence or two; empty if the event takes place as announced. */
export function statusWords(row: EventRow, { language, dates, statuses, eventWords }: EventLanguage): string {
  if (!row.status) return '';
  const before = row.previous_start_date
    ? `${eventWords.before([dates.date(row.previous_start_date), dates.timeOn(row.previous_start_date, row.previous_start_time ?? ''), row.previous_venue].join(', '))}.`
    : '';
  return [`${statuses[row.status]}.`, eventIn(language, row).status_note, before].filter(Boolean).join(' ');
}

/** The venue with its branch's address: `Juja Branch, Gachororo Road, second floor above the bookshop, Juja`. */
export function placeOf(venue: string, { branches }: EventLanguage): string {
  const branch = branches.find(({ key }) => key === branchAt(venue)?.key);
  if (!branch) return venue;
  const parts = [branch.place.value, branch.town.value].filter((part) => !venue.includes(part));
  return [venue, ...parts].join(', ');
}
