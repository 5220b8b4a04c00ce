import { venueWithBranch } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { pageUrl } from '#content/pageUrl.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { dates } from '#words/dates.ts';
import { eventWords, statuses } from '#words/interface.ts';
import { eventText } from './eventText.ts';

/** The title in shared texts and previews: begins with the event's status, if any. */
export function sharedTitle(event: ChurchEvent): string {
  const { text } = eventText(event, 'title');
  return event.status ? `${statuses[event.status]}: ${text}` : text;
}

/** The previously announced time and venue of a moved or postponed event; empty if neither changed. */
export function announcedBefore(event: ChurchEvent): string {
  const { previous_start_date: day, previous_start_time: time, previous_venue: venue } = event;
  const otherTime = day && (day !== event.start_date || time !== event.start_time);
  return [
    otherTime && dates.date(day),
    otherTime && time && dates.timeOn(day, time),
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
    waitsForDay(event) ? '' : dates.spanLine(event),
    venueWithBranch(event.venue),
    event.status ? eventText(event, 'status_note').text : '',
    event.status && event.status !== 'cancelled' && before ? eventWords.before(before) : '',
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

/** The absolute address of an event's page. Call it in the browser only. */
const eventAddress = (event: ChurchEvent): string => pageUrl(location.origin, href('event', { id: event.id }));

/** Opens WhatsApp with an event's words and address. Call it in the browser only. */
export const shareHref = (event: ChurchEvent): string => whatsAppHref(`${shareWords(event)}\n${eventAddress(event)}`);

/** Opens the device's share sheet with an event. @returns false if the device has none */
export function shareEvent(event: ChurchEvent): boolean {
  if (!hasSheet()) return false;
  shareBySheet({ title: eventText(event, 'title').text, text: shareWords(event), url: eventAddress(event) });
  return true;
}
