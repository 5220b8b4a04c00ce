import { branchOf } from '#content/events/branchOf.ts';
import type { Attendance } from '#shared/attendance/attendance.ts';
import { addMonths } from '#shared/events/times/monthGrid.ts';
import { readableDate, readableMonth, shortDate } from '#shared/time.ts';
import { branches } from '#words/branches.ts';

/** A counted event, with its branch and group. */
export interface Gathering extends Attendance {
  /** The branch's key; empty if its venue names none. */
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

/** Where a venue names no branch. */
export const OTHER = { key: 'other', name: 'Other places' } as const;

/** The branches, and what belongs to none of them. */
export const PLACES: readonly { key: string; name: string }[] = [...branches, OTHER];

/** `Map.groupBy`, which older phones' browsers lack. */
function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The most frequent text; the first of equally frequent ones. */
function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce<[string, number]>((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}

/**
 * The counted events with their branch and group. A series is grouped by its most frequent title, so that an Easter
 * service counts among the Sunday services, and so does the series of the next year.
 */
export function gatheringsOf(attendance: readonly Attendance[]): Gathering[] {
  const series = groupedBy(attendance, (event) => event.series);
  const names = new Map([...series].map(([id, events]) => [id, commonest(events.map(({ title }) => title.trim()))]));
  return attendance.map((event) => ({
    ...event,
    branch: branchOf(event.venue)?.key ?? OTHER.key,
    group: (event.series === null ? undefined : names.get(event.series)) ?? event.title.trim(),
  }));
}

/** The groups, those with most events first. */
export function groupsOf(gatherings: readonly Gathering[]): string[] {
  const groups = [...groupedBy(gatherings, ({ group }) => group)];
  return groups.sort(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b)).map(([name]) => name);
}

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

/** What the chart draws: how many came by day or by month, of each place. */
export interface Drawn {
  by: 'day' | 'month';
  /** The columns' names, earliest first: short, and to be read out. */
  columns: { short: string; long: string }[];
  /** For each place with attendance: a number for each column. */
  places: { key: string; name: string; came: number[] }[];
}

/** How many columns fit on a phone. More days are summed by month. */
const MAX_DAYS = 20;

export function drawnOf(gatherings: readonly Gathering[]): Drawn {
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
  ...gatherings.map(({ start_date, start_time, title, group, venue, branch, adults, children }) => [
    start_date,
    start_time,
    title,
    group,
    venue,
    PLACES.find(({ key }) => key === branch)?.name ?? '',
    String(adults),
    String(children),
    String(adults + children),
  ]),
];
