import { venueWithBranch } from '#content/branchOf.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { STATUS_LABELS } from '#shared/events/eventLife.ts';
import { readableSpan } from '#shared/events/eventTimes.ts';
import { readableDate, readableTime } from '#shared/time.ts';

/** The title in shared texts and previews: begins with the event's status, if any. */
export const sharedTitle = ({ title, status }: ChurchEvent): string =>
  status ? `${STATUS_LABELS[status]}: ${title}` : title;

/** The previously announced time and venue of a moved or postponed event; empty if neither changed. */
export function announcedBefore(event: ChurchEvent): string {
  const { previous_start_date: day, previous_start_time: time, previous_venue: venue } = event;
  const otherTime = day && (day !== event.start_date || time !== event.start_time);
  return [
    otherTime && readableDate(day),
    otherTime && time && readableTime(time),
    venue && venue !== event.venue && venue,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The text that shares an event, without its URL: status, title, time, venue. */
export function shareWords(event: ChurchEvent): string {
  const before = announcedBefore(event);
  return [
    sharedTitle(event),
    waitsForDay(event) ? '' : readableSpan(event).join(', ').replace(', to ', ' to '),
    venueWithBranch(event.venue),
    event.status ? (event.status_note ?? '') : '',
    event.status && event.status !== 'cancelled' && before ? `Before: ${before}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Cuts a text to a number of characters, between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most));
  return `${text.slice(0, end > 0 ? end : most).toWellFormed()}…`;
}
