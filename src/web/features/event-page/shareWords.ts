import { venueWithBranch } from '#content/branchOf.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { STATUS_LABELS } from '#shared/events/eventLife.ts';
import { readableSpan } from '#shared/events/eventTimes.ts';
import { readableDate, readableTime } from '#shared/time.ts';

/** The title in a shared text and a preview: it begins with the event's status, if any. */
export const sharedTitle = ({ title, status }: ChurchEvent): string =>
  status ? `${STATUS_LABELS[status]}: ${title}` : title;

/** When and where a moved or postponed event was announced for before; empty where nothing of it changed. */
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

/** The words in which an event is sent on, without its address: title, day and hour, place; its status first. */
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

/** A text of so many characters at most, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most));
  return `${text.slice(0, end > 0 ? end : most).toWellFormed()}…`;
}
