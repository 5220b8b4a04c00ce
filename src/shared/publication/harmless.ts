import { isDate } from '../time.ts';
import { BOOKS } from '../verse/bible.ts';
import type { Group } from './runs.ts';

/** Years that an event speaks of. */
const YEARS = { first: 1900, last: 2100 } as const;

/** The beginnings of the months' names, in English and Kiswahili. */
const MONTH =
  'jan(?:uary|uari)?|feb(?:ruary|ruari)?|mar(?:ch)?|machi|apr(?:il)?|aprili|may|mei|june?|juni|july?|julai|aug(?:ust)?|agosti|sept?(?:ember|emba)?|oct(?:ober)?|oktoba|nov(?:ember|emba)?|dec(?:ember)?|desemba';
const MONTH_AFTER = new RegExp(`^(?:st|nd|rd|th)? ?(?:of )?(?:${MONTH})(?!\\p{L})`, 'u');
const MONTH_BEFORE = new RegExp(`(?<!\\p{L})(?:${MONTH})\\.? ?$`, 'u');

const LAST_DAY_AFTER = new RegExp(`^ (?:and|na|to|hadi) \\d{1,2}(?:st|nd|rd|th)? ?(?:of )?(?:${MONTH})(?!\\p{L})`, 'u');

/** `13 to 19`, from either end. */
const RANGE_AFTER = /^ (?:to|hadi) ([1-9]\d?)(?!\d)/;
const RANGE_BEFORE = /(?<!\d)([1-9]\d?) (?:to|hadi) $/;

const ORDINAL_AFTER = /^(?:st|nd|rd|th)(?!\p{L})/u;
const HOUR_AFTER = /^ ?(?:am|pm|a\.m|p\.m|hrs|hours|h)(?!\p{L})/u;
const HOUR_BEFORE = /(?<!\p{L})saa ?$/u;
const PRICE_BEFORE = /(?<!\p{L})(?:kshs?|kes|shs?)\.? ?$/u;
const PRICE_AFTER = /^(?: ?\/[-=]| ?(?:kshs?|kes|bob|shillings?|shilingi)(?!\p{L}))/u;

/** The last word of each book's name, and its usual short forms. */
const BOOK_NAMES = new Set([
  ...BOOKS.flatMap(({ name, swahili }) => [name, swahili].map((full) => full.toLowerCase().split(' ').at(-1) ?? '')),
  ...'psalms ps gen exo ex lev deut josh judg sam kgs chron neh prov eccl isa jer lam ezek dan hos mic hab zech mal'.split(
    ' ',
  ),
  ...'matt mt mk lk jn rom cor gal eph phil col thess tim heb jas pet rev'.split(' '),
]);

/** What tells dates, hours, prices and passages apart: the text around a run. */
interface Around {
  before: string;
  after: string;
}

/**
 * Whether all digits of a run are dates, hours, years, a price of at most four digits or a passage of the Bible, each
 * whole: `12:30 45` is a number.
 *
 * @param text in which they stand
 */
export function isHarmless(groups: readonly Group[], text: string, around: Around): boolean {
  const gaps = groups.slice(1).map((group, at) => text.slice(groups[at]?.end, group.start));
  if (isPassage(groups, gaps, around)) return true;
  if (isPrice(groups, around) || isRange(groups, around)) return true;
  if (areDays(groups, gaps, around)) return true;
  return areMoments(groups, gaps, around);
}

const value = (group: Group | undefined): number => Number(group?.digits ?? 'none');
const isShort = (group: Group | undefined): boolean => (group?.digits.length ?? 9) <= 2;
const isYear = (group: Group | undefined): boolean =>
  group?.digits.length === 4 && value(group) >= YEARS.first && value(group) <= YEARS.last;
const isDay = (group: Group | undefined): boolean => isShort(group) && value(group) >= 1 && value(group) <= 31;

function isPrice(groups: readonly Group[], { before, after }: Around): boolean {
  const isOne = groups.length === 1 && (groups[0]?.digits.length ?? 9) <= 4;
  return isOne && (PRICE_BEFORE.test(before) || PRICE_AFTER.test(after));
}

/** An end of `13 to 19`. */
function isRange(groups: readonly Group[], { before, after }: Around): boolean {
  const [one] = groups;
  if (groups.length !== 1 || !isShort(one) || one?.digits.startsWith('0')) return false;
  const [from, to] = [RANGE_BEFORE.exec(before)?.[1], RANGE_AFTER.exec(after)?.[1]];
  return (from !== undefined && Number(from) < value(one)) || (to !== undefined && Number(to) > value(one));
}

/** `Romans 8:28-30`, `Zaburi 119`. */
function isPassage(groups: readonly Group[], gaps: readonly string[], { before }: Around): boolean {
  const book = /(\p{L}{1,24})\.? $/u.exec(before)?.[1] ?? '';
  if (!BOOK_NAMES.has(book)) return false;
  return (
    groups.every((group) => value(group) >= 1 && value(group) <= 176 && !group.digits.startsWith('0')) &&
    gaps.every((gap, at) => (at === 0 ? /^[:.]$|^ ?[-–] ?$/ : /^ ?[-–] ?$|^, ?$/).test(gap))
  );
}

/** Days of a month that is named: `5, 12 and 19 December`, `December 26, 2026`, `5th`. */
function areDays(groups: readonly Group[], gaps: readonly string[], { before, after }: Around): boolean {
  if (groups.length === 1 && isShort(groups[0]) && ORDINAL_AFTER.test(after)) return true;
  const isBefore = MONTH_AFTER.test(after) || LAST_DAY_AFTER.test(after);
  if (!isBefore && !MONTH_BEFORE.test(before)) return false;
  const hasYear = !isBefore && isYear(groups.at(-1));
  const days = hasYear ? groups.slice(0, -1) : groups;
  return (
    days.every(isDay) &&
    gaps.every((gap, at) => (hasYear && at === days.length - 1 ? /^,? $/ : /^ ?[,&/–-] ?$/).test(gap))
  );
}

/** Dates in digits, years and hours, one after another. */
function areMoments(groups: readonly Group[], gaps: readonly string[], { before, after }: Around): boolean {
  const isHour = HOUR_AFTER.test(after) || HOUR_BEFORE.test(before);
  let kind = '';
  for (let at = 0; at < groups.length; ) {
    const gap = at === 0 ? '' : (gaps[at - 1] as string);
    const found = momentIn(groups.slice(at, at + 3), gaps.slice(at, at + 2), isHour);
    if (!found) return false;
    // Apart by a sign, or a date and its hours: `12:30 10:45` is a number.
    const isApart = /[,;()&–\n/|-]/.test(gap) || (kind === 'date' && found.kind === 'hour');
    if (at > 0 && !isApart) return false;
    kind = found.kind;
    at += found.length;
  }
  return true;
}

type Moment = { kind: 'date' | 'hour'; length: number };

/** The date, year or hour at the beginning. @param isHour whether the text around says that these are hours */
function momentIn(groups: readonly Group[], gaps: readonly string[], isHour: boolean): Moment | undefined {
  const [one, two, three] = groups;
  const [gap = '', next = ''] = gaps;
  if (one && two && three && gap === next && /^[-/.]$/.test(gap) && isCalendarDay(one, two, three)) {
    return { kind: 'date', length: 3 };
  }
  if (two && /^[:.]$/.test(gap) && isShort(one) && value(one) <= 24 && two.digits.length === 2 && value(two) <= 59) {
    return { kind: 'hour', length: 2 };
  }
  if (isYear(one)) {
    const isNext = gap === '/' && two?.digits.length === 2 && value(two) === (value(one) + 1) % 100;
    return { kind: 'date', length: isNext ? 2 : 1 };
  }
  if (!isHour) return undefined;
  if (isShort(one) && value(one) <= 24) return { kind: 'hour', length: 1 };
  const isClock = /^(?:[01]\d|2[0-4])[0-5]\d$/.test(one?.digits ?? '');
  return isClock ? { kind: 'hour', length: 1 } : undefined;
}

/** `2026-12-05`, `05/12/2026`, `5.12.26`. */
function isCalendarDay(one: Group, two: Group, three: Group): boolean {
  const [year, month, day] = isYear(one) ? [one, two, three] : [three, two, one];
  const full = year.digits.length === 2 ? `20${year.digits}` : year.digits;
  const isSane = isYear(year) || (year.digits.length === 2 && value(year) >= 20 && value(year) <= 40);
  if (!isSane || !isShort(month) || !isShort(day)) return false;
  return isDate(`${full}-${month.digits.padStart(2, '0')}-${day.digits.padStart(2, '0')}`);
}
