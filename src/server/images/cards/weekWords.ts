import type { Branch } from '#content/en/branches.ts';
import { venueWithBranch } from '#content/events/branchOf.ts';
import { eventIn } from '#content/events/eventIn.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { daysOfWeek, type WeekEntry, weekHeading } from '#shared/events/times/week.ts';
import { dayOfWeek } from '#shared/time.ts';

/** As many as are readable on a phone. */
const MAX_ROWS = 8;

export interface WeekRow {
  /** The calendar leaf, on the first row of each day. */
  leaf?: { weekday: string; day: string };
  title: string;
  struck: boolean;
  /** The event's status, at the start of the line. */
  status: string;
  line: string;
}

/** The text of a week's picture; equal texts make equal pictures. */
export interface WeekWords {
  /** The church's name. */
  church: string;
  heading: string;
  /** `22 to 28 November 2026`. */
  range: string;
  rows: WeekRow[];
  /** Below the rows: `and 3 more`; without events `All are welcome`; otherwise empty. */
  note: string;
}

/**
 * The text of a week's picture: its events by day, or the services if there are none.
 *
 * @param from the week's first day, `YYYY-MM-DD`
 * @param now the church's local time; events that are over are left out
 * @param language what it is written with
 */
export function wordsOfWeek(
  events: readonly ChurchEvent[],
  { from, branch, now }: { from: string; branch?: Branch | undefined; now?: { date: string; time: string } },
  language: EventLanguage,
): WeekWords {
  const { church, dates, announcements, pictureWords } = language;
  const heading = weekHeading({ from, day: now?.date ?? from, place: branch?.name }, announcements);
  const rows = daysOfWeek(events, from, now).flatMap(({ date, entries }) =>
    entries.map((entry, at): WeekRow => {
      const row = rowOf(entry, date, language);
      const weekday = dates.shortWeekday(dayOfWeek(date) ?? 0).toUpperCase();
      return at === 0 ? { ...row, leaf: { weekday, day: date.slice(8) } } : row;
    }),
  );
  const range = dates.week(from);
  if (rows.length === 0)
    return { church, heading, range, rows: serviceRows(branch, language), note: pictureWords.welcome };
  const shown = Math.min(rows.length, MAX_ROWS);
  const more = rows.length - shown;
  return { church, heading, range, rows: rows.slice(0, shown), note: more > 0 ? pictureWords.more(more) : '' };
}

function rowOf({ event, away }: WeekEntry, date: string, language: EventLanguage): WeekRow {
  const { dates, statuses, pictureWords } = language;
  const { title } = eventIn(language.language, event);
  const { venue, status } = event;
  const when = event.start_date < date && !away ? pictureWords.goesOn : dates.hours(event);
  const row = { title, struck: false, status: '', line: `${when} · ${venueWithBranch(venue)}` };
  if (away) {
    const line = pictureWords.movedTo(
      `${dates.dayAndMonth(event.start_date)}, ${dates.timeOn(event.start_date, event.start_time)}`,
    );
    return { ...row, struck: true, status: statuses.moved, line };
  }
  if (status === 'cancelled') return { ...row, struck: true, status: statuses.cancelled };
  if (waitsForDay(event)) return { ...row, struck: true, status: statuses.postponed, line: pictureWords.newDayToCome };
  if (status === 'postponed') return { ...row, status: pictureWords.newDay };
  return status ? { ...row, status: statuses[status] } : row;
}

const serviceRows = (
  branch: Branch | undefined,
  { branches, serviceHours, dates, pictureWords }: EventLanguage,
): WeekRow[] =>
  (branches.find(({ key }) => key === branch?.key)?.hours ?? serviceHours).map(({ day, name, opens, closes }) => ({
    title: name === day ? pictureWords.service(day) : name,
    struck: false,
    status: '',
    line: dates.fromTo(opens, closes),
  }));
