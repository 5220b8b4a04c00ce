import { addDays, daysBetween, readableDate, readableTime } from '../time.ts';
import { type ChurchEvent, goesAhead, waitsForDay } from './churchEvent.ts';
import { STATUS_LABELS } from './eventLife.ts';
import { daysOfWeek, type WeekEntry } from './week.ts';

/**
 * The words that staff paste into the church's groups, in WhatsApp's own marks: `*bold*`, `~struck through~`. They are
 * made of what is entered already; times are the church's, Africa/Nairobi.
 */

/** An event with what an announcement says of it besides. */
export interface AnnouncedEvent extends ChurchEvent {
  /** The name of its branch, where it has one. */
  branch?: string | undefined;
  /** The address of its own page. */
  link: string;
}

/** What a week's announcement says besides its events. */
export interface WeekFrame {
  /** `This week at Juja`. */
  heading: string;
  /** The week's first day, `YYYY-MM-DD`. */
  from: string;
  /** The church's clock, to leave out what is over. */
  now?: { date: string; time: string };
  /** The hours of the services, a line each. */
  services: readonly string[];
  /** Where all events are found. */
  link: string;
}

/** The words for a group about what became of an event, or of several of a series: one message, each with its day. */
export function statusAnnouncement(events: readonly AnnouncedEvent[]): string {
  const [first] = events;
  if (!first) return '';
  const { status, title, status_note, link } = first;
  const heading = status ? STATUS_LABELS[status] : 'Goes ahead';
  return paragraphs(
    bold(`${heading.toUpperCase()}: ${title}`),
    events.length === 1 ? whatBecameOf(first) : events.map((event) => `• ${dayLine(event)}`).join('\n'),
    status_note ?? '',
    link,
  );
}

/** The words for a group about a week. */
export function weekAnnouncement(events: readonly AnnouncedEvent[], frame: WeekFrame): string {
  const days = daysOfWeek(events, frame.from, frame.now).map(({ date, entries }) =>
    [bold(dayAndMonth(date)), entries.map((entry) => entryWords(entry, date)).join('\n\n')].join('\n'),
  );
  return paragraphs(
    [bold(frame.heading.toUpperCase()), weekWords(frame.from)].join('\n'),
    ...(days.length > 0 ? days : ['Nothing besides our services.']),
    frame.services.length > 0 ? [bold('Services'), ...frame.services].join('\n') : '',
    frame.link,
  );
}

/** A week's first and last day: `22 to 28 November 2026`, `29 November to 5 December 2026`. */
export function weekWords(from: string): string {
  const to = addDays(from, 6);
  const [, day = '', month = '', year = ''] = readableDate(from).split(' ');
  const [, lastDay, lastMonth, lastYear] = readableDate(to).split(' ');
  const first = year !== lastYear ? ` ${month} ${year}` : month !== lastMonth ? ` ${month}` : '';
  return `${day}${first} to ${lastDay} ${lastMonth} ${lastYear}`;
}

/** A day without its year: `Friday 27 November`. */
export const dayAndMonth = (date: string): string => readableDate(date).replace(/ \d{4}$/, '');

/** From when to when: `9:00 PM to 5:00 AM`; days apart `6:00 PM, until Sunday 13 December`. */
export function hoursOf({ start_date, start_time, end_date, end_time }: ChurchEvent): string {
  const span = end_date === null ? 0 : daysBetween(start_date, end_date);
  const overnight = span === 1 && end_time <= '12:00';
  if (end_date !== null && span > 0 && !overnight) {
    return [readableTime(start_time), `until ${dayAndMonth(end_date)}`].filter(Boolean).join(', ');
  }
  const early = span < 0 || (span === 0 && end_time <= start_time);
  return early || end_time === ''
    ? readableTime(start_time)
    : `${readableTime(start_time)} to ${readableTime(end_time)}`;
}

/** The venue, with its branch where the venue does not name it: `Main Sanctuary (Ruiru)`. */
export const venueWords = ({ venue, branch }: Pick<AnnouncedEvent, 'venue' | 'branch'>): string =>
  branch === undefined || venue.toLowerCase().includes(branch.toLowerCase()) ? venue : `${venue} (${branch})`;

/** What became of an event, as a week says it after the hour: `MOVED from Friday 27 November`; empty as announced. */
export function entryStatus({ event, away }: WeekEntry): string {
  if (!event.status) return '';
  const label = STATUS_LABELS[event.status].toUpperCase();
  if (away) return `${label} to ${dayAndMonth(event.start_date)}, ${readableTime(event.start_time)}`;
  const before = event.previous_start_date;
  if (!goesAhead(event) || !before) return label;
  if (before !== event.start_date) return `${label} from ${dayAndMonth(before)}`;
  if (event.previous_start_time && event.previous_start_time !== event.start_time) {
    return `${label} from ${readableTime(event.previous_start_time)}`;
  }
  return event.previous_venue ? `${label} from ${event.previous_venue}` : label;
}

/** The hour of an entry on its day: the time that it was announced for, where it is no longer on that day. */
export function entryHours({ event, away }: WeekEntry, date: string): string {
  if (away) return readableTime(event.previous_start_time ?? '');
  if (event.start_date < date && event.end_date) return `Goes on until ${dayAndMonth(event.end_date)}`;
  return hoursOf(event);
}

/** Whether an entry does not take place on the day that it stands on. */
export const isOff = ({ event, away }: WeekEntry): boolean => away || !goesAhead(event);

function entryWords(entry: WeekEntry<AnnouncedEvent>, date: string): string {
  const { event } = entry;
  const hours = entryHours(entry, date);
  const status = entryStatus(entry);
  const at = hours ? `${hours}: ` : '';
  const title = isOff(entry) ? struck(`${at}${event.title}`) : `${at}${bold(event.title)}`;
  return [
    status ? `${title} ${bold(status)}` : title,
    event.status_note ?? '',
    isOff(entry) && !entry.away ? '' : venueWords(event),
    event.link,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Day, hour and place of one event, and what it replaces. */
function whatBecameOf(event: AnnouncedEvent): string {
  const when = [readableDate(event.start_date), readableTime(event.start_time), venueWords(event)]
    .filter(Boolean)
    .join(', ');
  if (event.status === 'cancelled') return struck(when);
  if (waitsForDay(event)) return `${struck(beforeWords(event) || when)}\nThe new day will be told.`;
  const before = beforeWords(event);
  if (before) return `Before: ${struck(before)}\nNow: ${bold(when)}`;
  return bold(when);
}

/** One of several: its day and hour, and what they replace. */
function dayLine(event: AnnouncedEvent): string {
  const when = [readableDate(event.start_date), readableTime(event.start_time)].filter(Boolean).join(', ');
  if (!goesAhead(event)) return struck(`${when}, ${venueWords(event)}`);
  const before = event.previous_start_date
    ? ` (before: ${dayAndMonth(event.previous_start_date)}, ${readableTime(event.previous_start_time ?? '')})`
    : '';
  return `${bold(`${when}, ${venueWords(event)}`)}${before}`;
}

function beforeWords(event: AnnouncedEvent): string {
  const { previous_start_date: day, previous_start_time: time, previous_venue } = event;
  const venue = previous_venue === event.venue ? venueWords(event) : previous_venue;
  return day ? [readableDate(day), readableTime(time ?? ''), venue].filter(Boolean).join(', ') : '';
}

/** WhatsApp reads its marks only around one line that holds no such mark itself. */
const marked = (mark: string) => (text: string) =>
  `${mark}${text.replaceAll(mark, '').replace(/\s+/g, ' ').trim()}${mark}`;
const bold = marked('*');
const struck = marked('~');

const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');
