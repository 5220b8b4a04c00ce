import { venueWithBranch } from '#content/branchOf.ts';
import type { Branch } from '#content/en/branches.ts';
import { serviceHours } from '#content/en/church.ts';
import { dayAndMonth, hoursOf, weekWords } from '#shared/events/announcements.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { STATUS_LABELS } from '#shared/events/eventLife.ts';
import { daysOfWeek, type WeekEntry, weekHeading } from '#shared/events/week.ts';
import { readableDate, readableTime } from '#shared/time.ts';

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
 */
export function wordsOfWeek(
  events: readonly ChurchEvent[],
  { from, branch, now }: { from: string; branch?: Branch | undefined; now?: { date: string; time: string } },
): WeekWords {
  const heading = weekHeading(from, now?.date ?? from, branch?.name);
  const rows = daysOfWeek(events, from, now).flatMap(({ date, entries }) =>
    entries.map((entry, at): WeekRow => {
      const [weekday = ''] = readableDate(date).split(' ', 1);
      const row = rowOf(entry, date);
      return at === 0 ? { ...row, leaf: { weekday: weekday.slice(0, 3).toUpperCase(), day: date.slice(8) } } : row;
    }),
  );
  const range = weekWords(from);
  if (rows.length === 0) return { heading, range, rows: serviceRows(branch), note: 'All are welcome' };
  const shown = Math.min(rows.length, MAX_ROWS);
  const more = rows.length - shown;
  return { heading, range, rows: rows.slice(0, shown), note: more > 0 ? `and ${more} more` : '' };
}

function rowOf({ event, away }: WeekEntry, date: string): WeekRow {
  const { title, venue, status } = event;
  const when = event.start_date < date && !away ? 'Goes on' : hoursOf(event);
  const row = { title, struck: false, status: '', line: `${when} · ${venueWithBranch(venue)}` };
  if (away) {
    const line = `to ${dayAndMonth(event.start_date)}, ${readableTime(event.start_time)}`;
    return { ...row, struck: true, status: STATUS_LABELS.moved, line };
  }
  if (status === 'cancelled') return { ...row, struck: true, status: STATUS_LABELS.cancelled };
  if (waitsForDay(event))
    return { ...row, struck: true, status: STATUS_LABELS.postponed, line: 'A new day will be told' };
  if (status === 'postponed') return { ...row, status: 'New day' };
  return status ? { ...row, status: STATUS_LABELS[status] } : row;
}

const serviceRows = (branch: Branch | undefined): WeekRow[] =>
  (branch?.hours ?? serviceHours).map(({ day, name, opens, closes }) => ({
    title: name === day ? `${day} service` : name,
    struck: false,
    status: '',
    line: `${readableTime(opens)} to ${readableTime(closes)}`,
  }));
