import { branchOf } from '#content/branchOf.ts';
import { pages } from '#content/pages.ts';
import type { EventRow } from '#server/store/schema.ts';
import { STATUS_LABELS } from '#shared/eventLife.ts';
import { readableDate, readableTime } from '#shared/time.ts';

/** The address of an event's own page, which no rename or new date changes. */
export const eventAddress = (origin: string, id: number): string => `${origin}${pages.events.path}/${id}`;

/** The title with what became of the event before it, so that it is seen where a status is not shown. */
export const titleWithStatus = ({ title, status }: Pick<EventRow, 'title' | 'status'>): string =>
  status && status !== 'moved' ? `${STATUS_LABELS[status]}: ${title}` : title;

/** What became of the event, in a sentence or two; empty where it goes ahead as announced. */
export function statusWords(row: EventRow): string {
  if (!row.status) return '';
  const before = row.previous_start_date
    ? `Before: ${readableDate(row.previous_start_date)}, ${readableTime(row.previous_start_time ?? '')}, ${row.previous_venue}.`
    : '';
  return [`${STATUS_LABELS[row.status]}.`, row.status_note, before].filter(Boolean).join(' ');
}

/** The venue with the place of its branch: `Juja Branch, Gachororo Road, second floor above the bookshop, Juja`. */
export function placeOf(venue: string): string {
  const branch = branchOf(venue);
  if (!branch) return venue;
  const parts = [branch.place.value, branch.town.value].filter((part) => !venue.includes(part));
  return [venue, ...parts].join(', ');
}
