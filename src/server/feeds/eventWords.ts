import { branchOf } from '#content/branchOf.ts';
import { pages } from '#content/pages.ts';
import type { EventRow } from '#server/store/schema.ts';
import { STATUS_LABELS } from '#shared/events/eventLife.ts';
import { readableDate, readableTime } from '#shared/time.ts';

/** The permanent URL of an event's page. */
export const eventAddress = (origin: string, id: number): string => `${origin}${pages.events.path}/${id}`;

/** The title in a feed: a cancelled or postponed event says so in it, since a calendar does not show a status. */
export const feedTitle = ({ title, status }: Pick<EventRow, 'title' | 'status'>): string =>
  status && status !== 'moved' ? `${STATUS_LABELS[status]}: ${title}` : title;

/** The status in a sentence or two; empty if the event takes place as announced. */
export function statusWords(row: EventRow): string {
  if (!row.status) return '';
  const before = row.previous_start_date
    ? `Before: ${readableDate(row.previous_start_date)}, ${readableTime(row.previous_start_time ?? '')}, ${row.previous_venue}.`
    : '';
  return [`${STATUS_LABELS[row.status]}.`, row.status_note, before].filter(Boolean).join(' ');
}

/** The venue with its branch's address: `Juja Branch, Gachororo Road, second floor above the bookshop, Juja`. */
export function placeOf(venue: string): string {
  const branch = branchOf(venue);
  if (!branch) return venue;
  const parts = [branch.place.value, branch.town.value].filter((part) => !venue.includes(part));
  return [venue, ...parts].join(', ');
}
