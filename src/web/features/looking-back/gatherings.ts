import { branchOf } from '#content/events/branchOf.ts';
import type { Attendance } from '#shared/attendance/attendance.ts';
import { addMonths } from '#shared/events/times/monthGrid.ts';
import { readableDate, readableMonth, shortDate } from '#shared/time.ts';
import { branches } from '#words/branches.ts';

/** A counted event, with its branch and group. */
export interface Gathering extends Attendance {
  /** The branch's key; `other` if its venue names none. */
  branch: string;
  /** Its group: events of one series, or with one title. */
  group: string;
}

/** The selection. */
export interface Look {
  /** A gathering's `group`; empty for all. */
  group: string;
  /** A branch's key, `other` for venues that name none; empty for all. */
  branch: string;
  /** How many months back; 0 for all. */
  months: number;
}

/** The branches, and the places of venues that name none. */
export const PLACES: readonly { key: string; name: string }[] = [...branches, { key: 'other', name: 'Other places' }];

/** Texts, the most frequent ones first; of equally frequent ones the first. */
function byFrequency(texts: readonly string[]): string[] {
  const groups = [...Map.groupBy(texts, (text) => text)];
  return groups.sort(([, one], [, other]) => other.length - one.length).map(([text]) => text);
}

/**
 * The counted events with their branch and group. A series is grouped by its most frequent title, so that an Easter
 * service counts among the Sunday services, and so does the series of the next year.
 */
export function gatheringsOf(attendance: readonly Attendance[]): Gathering[] {
  const series = Map.groupBy(attendance, (event) => event.series);
  const names = new Map(
    [...series].map(([id, events]) => [id, byFrequency(events.map(({ title }) => title.trim()))[0]]),
  );
  return attendance.map((event) => ({
    ...event,
    branch: branchOf(event.venue)?.key ?? 'other',
    group: (event.series === null ? undefined : names.get(event.series)) ?? event.title.trim(),
  }));
}

/** The groups, those with most events first. */
export const groupsOf = (gatherings: readonly Gathering[]): string[] =>
  byFrequency(gatherings.map(({ group }) => group).sort((a, b) => a.localeCompare(b)));

/** @param today the church's day */
export function gatheringsIn(
  gatherings: readonly Gathering[],
  { group, branch, months }: Look,
  today: string,
): Gathering[] {
  const since = months === 0 ? '' : addMonths(today.slice(0, 7), -months) + today.slice(7);
  return gatherings.filter(
    (one) => one.start_date >= since && (!group || one.group === group) && (!branch || one.branch === branch),
  );
}

export const total = (events: readonly Attendance[]): number =>
  events.reduce((sum, { adults, children }) => sum + adults + children, 0);

export type Drawn = ReturnType<typeof drawnOf>;

/** How many columns fit on a phone. More days are summed by month. */
const MAX_DAYS = 20;

/**
 * What the chart draws: how many came by day or by month. The columns have a short name and one to be read out, earliest
 * first; each place with attendance has a number for each column.
 */
export function drawnOf(gatherings: readonly Gathering[]) {
  const days = new Set(gatherings.map(({ start_date }) => start_date));
  const by = days.size <= MAX_DAYS ? 'day' : 'month';
  const columnOf = ({ start_date }: Attendance) => (by === 'day' ? start_date : start_date.slice(0, 7));
  const columns = [...new Set(gatherings.map(columnOf))].sort();
  const places = PLACES.flatMap(({ key, name }) => {
    const here = gatherings.filter(({ branch }) => branch === key);
    const came = columns.map((column) => total(here.filter((one) => columnOf(one) === column)));
    return here.length > 0 ? [{ key, name, came }] : [];
  });
  const named = (column: string) =>
    by === 'day'
      ? { short: shortDate(column).replace(/ \d{4}$/, ''), long: readableDate(column) }
      : { short: readableMonth(column).replace(/^(\w{3})\w* /, '$1 '), long: readableMonth(column) };
  return { by, columns: columns.map(named), places };
}

/** The table as the rows of a file, the headings first. */
export const attendanceRows = (gatherings: readonly Gathering[]): string[][] => [
  ['Date', 'Time', 'Event', 'Series', 'Venue', 'Branch', 'Adults', 'Children', 'Came'],
  ...gatherings.map(({ start_date, start_time, title, group, venue, branch, adults, children }) => {
    const place = PLACES.find(({ key }) => key === branch)?.name ?? '';
    const came = [adults, children, adults + children].map(String);
    return [start_date, start_time, title, group, venue, place, ...came];
  }),
];
