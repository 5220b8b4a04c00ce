import { type ChurchEvent, goesAhead, waitsForDay } from '#shared/events/churchEvent.ts';
import { daysOfWeek, type WeekEntry } from '#shared/events/times/week.ts';
import { inLanguage, type Language } from '../language.ts';
import { href } from '../pages.ts';
import { branchOf } from './branchOf.ts';
import { eventIn } from './eventIn.ts';
import type { EventLanguage } from './eventLanguage.ts';

/**
 * The words that staff paste into the church's groups, in WhatsApp's own marks: `*bold*`, `~struck through~`. They are
 * made of what is entered already; times are the church's, Africa/Nairobi.
 */

type Words = Pick<EventLanguage, 'dates' | 'statuses' | 'announcements'>;

/** An event with the address of its own page. */
export interface AnnouncedEvent extends ChurchEvent {
  link: string;
}

/** Events in a language, as announcements say them. */
export const announcedEvents = (events: readonly ChurchEvent[], origin: string, language: Language): AnnouncedEvent[] =>
  events.map((event) => ({
    ...eventIn(language, event),
    link: `${origin}${inLanguage(language, href('event', { id: event.id }))}`,
  }));

/** What a week's announcement says besides its events. */
interface WeekFrame {
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
export function statusAnnouncement(events: readonly AnnouncedEvent[], words: Words): string {
  const [first] = events;
  if (!first) return '';
  const { status, title, status_note, link } = first;
  const heading = status ? words.statuses[status] : words.announcements.goesAhead;
  return paragraphs(
    bold(`${heading.toUpperCase()}: ${title}`),
    events.length === 1 ? whatBecameOf(first, words) : events.map((event) => `• ${dayLine(event, words)}`).join('\n'),
    status_note ?? '',
    link,
  );
}

/** The words for a group about a week. */
export function weekAnnouncement(events: readonly AnnouncedEvent[], frame: WeekFrame, words: Words): string {
  const { dates, announcements } = words;
  const days = daysOfWeek(events, frame.from, frame.now).map(({ date, entries }) =>
    [bold(dates.dayAndMonth(date)), entries.map((entry) => entryWords(entry, date, words)).join('\n\n')].join('\n'),
  );
  return paragraphs(
    [bold(frame.heading.toUpperCase()), dates.week(frame.from)].join('\n'),
    ...(days.length > 0 ? days : [announcements.nothing]),
    frame.services.length > 0 ? [bold(announcements.services), ...frame.services].join('\n') : '',
    frame.link,
  );
}

/** The venue, with its branch where the venue does not name it: `Main Sanctuary (Ruiru)`. */
export function venueWords({ venue }: Pick<ChurchEvent, 'venue'>): string {
  const branch = branchOf(venue)?.name;
  return !branch || venue.toLowerCase().includes(branch.toLowerCase()) ? venue : `${venue} (${branch})`;
}

/** What became of an event, as a week says it after the hour: `MOVED from Friday 27 November`; empty as announced. */
export function entryStatus({ event, away }: WeekEntry, { dates, statuses, announcements }: Words): string {
  if (!event.status) return '';
  const label = statuses[event.status].toUpperCase();
  if (away)
    return announcements.movedTo(
      label,
      `${dates.dayAndMonth(event.start_date)}, ${dates.timeOn(event.start_date, event.start_time)}`,
    );
  const before = event.previous_start_date;
  if (!goesAhead(event) || !before) return label;
  if (before !== event.start_date) return announcements.movedFrom(label, dates.dayAndMonth(before));
  if (event.previous_start_time && event.previous_start_time !== event.start_time) {
    return announcements.movedFrom(label, dates.timeOn(before, event.previous_start_time));
  }
  return event.previous_venue ? announcements.movedFrom(label, event.previous_venue) : label;
}

/** The hour of an entry on its day: the time that it was announced for, where it is no longer on that day. */
export function entryHours({ event, away }: WeekEntry, date: string, words: Words): string {
  const { dates, announcements } = words;
  if (away) return dates.timeOn(date, event.previous_start_time ?? '');
  if (event.start_date < date && event.end_date)
    return announcements.goesOnUntil(dates.endDay(event.end_date, event.end_time));
  return dates.hours(event);
}

/** Whether an entry does not take place on the day that it stands on. */
export const isOff = ({ event, away }: WeekEntry): boolean => away || !goesAhead(event);

function entryWords(entry: WeekEntry<AnnouncedEvent>, date: string, words: Words): string {
  const { event } = entry;
  const hours = entryHours(entry, date, words);
  const status = entryStatus(entry, words);
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
function whatBecameOf(event: AnnouncedEvent, words: Words): string {
  const { dates, announcements } = words;
  const when = [dates.date(event.start_date), dates.timeOn(event.start_date, event.start_time), venueWords(event)]
    .filter(Boolean)
    .join(', ');
  if (event.status === 'cancelled') return struck(when);
  const before = beforeWords(event, dates);
  if (waitsForDay(event)) return `${struck(before || when)}\n${announcements.newDay}`;
  if (before) return `${announcements.before(struck(before))}\n${announcements.now(bold(when))}`;
  return bold(when);
}

/** One of several: its day and hour, and what they replace. */
function dayLine(event: AnnouncedEvent, { dates, announcements }: Words): string {
  const when = [dates.date(event.start_date), dates.timeOn(event.start_date, event.start_time)]
    .filter(Boolean)
    .join(', ');
  if (!goesAhead(event)) return struck(`${when}, ${venueWords(event)}`);
  const { previous_start_date: day, previous_start_time: time = '' } = event;
  const before = day ? ` (${announcements.beforeInLine(`${dates.dayAndMonth(day)}, ${dates.timeOn(day, time)}`)})` : '';
  return `${bold(`${when}, ${venueWords(event)}`)}${before}`;
}

function beforeWords(event: AnnouncedEvent, dates: Words['dates']): string {
  const { previous_start_date: day, previous_start_time: time, previous_venue } = event;
  const venue = previous_venue === event.venue ? venueWords(event) : previous_venue;
  return day ? [dates.date(day), dates.timeOn(day, time ?? ''), venue].filter(Boolean).join(', ') : '';
}

/** WhatsApp reads its marks only around one line that holds no such mark itself. */
const marked = (mark: string) => (text: string) =>
  `${mark}${text.replaceAll(mark, '').replace(/\s+/g, ' ').trim()}${mark}`;
const bold = marked('*');
const struck = marked('~');

const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');
