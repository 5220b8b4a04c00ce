import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { Chrono, configuration } from 'chrono-node/en';
import { EVENT_LIMITS } from '#shared/events/event.ts';
import { isSmallHour } from '#shared/swahiliClock.ts';
import { addDays, churchMoment, DAYS, dayOfWeek, isChurchDate } from '#shared/time.ts';
import type { EventTexts } from '../editor/eventValues.ts';
import { asEnglish, NOT } from './asEnglish.ts';

/** Reads a day before its month, as in Kenya. */
const chrono = new Chrono(configuration.createCasualConfiguration(true));

/** Minutes that the church's clock is ahead of UTC. */
const CHURCH_OFFSET = 180;

/** Before a day or an hour that is not the event's own: one of a deadline, or of the past. */
const ANOTHER =
  /(?<!\p{L})(?:(?:by|before|since|closes|closing|posted|was|(?:moved|postponed|shifted|changed)\sfrom|kabla ya|mwisho wa)(?!\p{L})[^\n]{0,20}|(?:deadline|last\sda(?:y|te)\s(?:for|of|to))(?!\p{L})[^\n.]{0,40}|(?:available|valid|open)\suntil\s)$/iu;
/** Before a day that is denied: `Saturday, not Friday`. */
const DENIED = new RegExp(`(?<!\\p{L})(?:${NOT})\\s(?:on\\s|the\\s)?$`, 'iu');
/** Before an hour of a journey. Its day is the event's all the same. */
const LEAVES = /(?<!\p{L})(?:leaves?|leaving|departs?|departure)(?!\p{L})[^\n\d]{0,40}$/iu;
/** What chrono-node counts from today (`in two weeks`), or says nothing of an event (`now`). */
const NOT_A_DAY = /relativeDate|casualReference\/(?:now|yesterday)/;
/** Around a day of the week that comes again, or has another meaning. */
const REPEATED =
  /(?<!\p{L})(?:every|each|weekly|daily|last|past|first|second|third|fourth|kila|\d{1,2}(?:st|nd|rd|th),?|good|palm|easter|holy|ash|maundy)\s(?:on\s)?$/iu;
const OTHER_MEANING = /^(?:\sschool|\siliyopita|'s)(?!\p{L})/iu;
/** A day of the week and the day of a month that is not named: `Sunday 13th`, `Sunday 9 am, 13th`. */
const DAY_OF_MONTH = new RegExp(
  `(?<!\\p{L})(?:${DAYS.map((day) => day.slice(0, 3)).join('|')})\\p{L}{0,6}(?:,?\\s(?:at\\s)?\\d{1,2}(?::\\d\\d)?\\s?[ap]m)?,?\\s?(?:the\\s|on\\s(?:the\\s)?|(?:date|on)[\\s:*]{1,4})?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/]|\\s?(?:[ap]\\.?m|-|to))`,
  'iu',
);
/** Beside a day of the week that is not the first to come. */
const NEXT_WEEK = /next\sweek|wiki\sijayo/iu;
/** Before hours without AM or PM, which may else be a verse, such as `John 13:34`. */
const ANNOUNCES_HOURS =
  /(?:(?:^|\n)[^\p{L}\p{N}\n]{0,9}|(?<!\p{L})(?:time|timing|from|at|saa|starts?|starting|begins?|beginning|hours)[\s:*@-]{0,4}|@\s?)$/iu;
/** Before a day without its year, which may else be a score, such as `5/12`. */
const ANNOUNCES_DAY = /(?<!\p{L})(?:dates?|day|on|from|when|to)[\s:*]{0,4}$/iu;
/** Before a day or an hour at which something ends. */
const ENDS =
  /(?:(?:^|\n)[^\p{L}\p{N}\n]{0,9}(?:to|until|till|ends?|ending|end\s(?:date|time))[\s:*-]{1,4}|(?<!\p{L})ends\s(?:on\s)?)$/iu;

/** Between the first day and the last: `Monday 7 December to Wednesday 9 December`. */
const RANGE = /^\s?(?:-|to|until|till)\s(?:on\s)?$/i;
const ROW = /^\s?(?:,|&|and|na)\s(?:on\s)?$/i;

/** So much of a text is read: chrono-node's time grows faster than the text. An event's description is no longer. */
const MAX_READ = EVENT_LIMITS.description;

/** The values of an event's days and hours; an end only beside its start. */
export type PastedWhen = Partial<Pick<EventTexts, 'start_date' | 'end_date' | 'start_time' | 'end_time'>>;

/** What chrono-node found, the text before and after it, and the text between it and the find before. */
interface Found {
  result: ParsedResult;
  before: string;
  after: string;
  between: string;
}

const DAY_MINUTES = 24 * 60;
const HALF_DAY = DAY_MINUTES / 2;

const two = (number: number | null): string => String(number ?? 0).padStart(2, '0');
const clock = (minutes: number): string => {
  const ofDay = (minutes + DAY_MINUTES) % DAY_MINUTES;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};
const minutesOf = (moment: ParsedComponents): number => 60 * (moment.get('hour') ?? 0) + (moment.get('minute') ?? 0);
const dateOf = (moment: ParsedComponents): string =>
  `${moment.get('year')}-${two(moment.get('month'))}-${two(moment.get('day'))}`;

const hasTag = ({ result }: Pick<Found, 'result'>, tag: RegExp) => [...result.tags()].some((one) => tag.test(one));

/** `today`, `tonight`, `tomorrow` */
const isToday = (one: Found): boolean => hasTag(one, /casualReference\/to/);

/**
 * The day of a moment; undefined where it names none, or may mean another: a weekday that contradicts its date, a score,
 * `next Sunday`, today's weekday, or a year that may be an hour (`12 December 10`).
 */
function dayOf(moment: ParsedComponents, { result, before, after }: Found, today: string): string | undefined {
  const date = dateOf(moment);
  const [, month] = /^\d{4}\D(\d\d?)\D/.exec(result.text) ?? []; // chrono-node takes a 13th month for a day
  if (!isChurchDate(date) || (month && Number(month) !== moment.get('month'))) return undefined;
  if (result.end && dateOf(result.end) < dateOf(result.start)) return undefined; // the end of a verse, `8:28 - 4 Dec`
  const weekday = moment.isCertain('weekday') ? moment.get('weekday') : null;
  if (weekday !== null && weekday !== dayOfWeek(date)) return undefined;
  if (!moment.isCertain('day') || !moment.isCertain('month')) {
    const [, number = date.slice(8)] = DAY_OF_MONTH.exec(result.text + after) ?? [];
    const isAnother = REPEATED.test(before) || OTHER_MEANING.test(after) || Number(number) !== Number(date.slice(8));
    const isNextWeek = NEXT_WEEK.test(before.slice(-12) + result.text + after);
    const ahead = ((weekday ?? 0) - (dayOfWeek(today) ?? 0) + 7) % 7;
    if (weekday === null || isAnother || isNextWeek || ahead === 0) return undefined;
    return /^(?:last|past)\s/i.test(result.text) || (/^next\s/i.test(result.text) && date !== addDays(today, ahead))
      ? undefined
      : date;
  }
  if (moment.isCertain('year')) {
    return /\d{4}/.test(result.text) || Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= 1
      ? date
      : undefined;
  }
  const isOther = /^may\s/.test(result.text) || /^\d{1,2}\/\d{1,2}(?!\/)/.test(result.text);
  return isOther && !ANNOUNCES_DAY.test(before) ? undefined : date;
}

/** The hours of a result; undefined where it names none, or leaves open which half of the day it means. */
function hoursOf({ result, before }: Found): { start: string; end?: string } | undefined {
  const { start, end, text } = result;
  if (!start.isCertain('hour')) return undefined;
  if (start.isCertain('timezoneOffset') && start.get('timezoneOffset') !== CHURCH_OFFSET) return undefined;
  const first = minutesOf(start);
  const last = end?.isCertain('hour') ? minutesOf(end) : first;
  const both = (from: number, to: number) =>
    (to - from) % DAY_MINUTES === 0 ? { start: clock(from) } : { start: clock(from), end: clock(to) };
  if (/\d\s?[ap]\.?m/i.test(text)) {
    // Of two hours, the one without AM or PM is as near to the other as it can be.
    const apart = (last - first + DAY_MINUTES) % HALF_DAY || HALF_DAY;
    if (start.isCertain('meridiem')) return both(first, !end || end.isCertain('meridiem') ? last : first + apart);
    return end?.isCertain('meridiem') ? both(last - apart, last) : undefined;
  }
  const isBy24 = /(?<![\d:])0\d:\d/.test(text) || !/(?<![\d:])\d:\d/.test(text) || Math.max(first, last) > HALF_DAY;
  const isOfDay = !/^\d{1,2}:/.test(text) && (start.isCertain('day') || start.isCertain('weekday'));
  const isAnnounced = isOfDay || /^(?:from|at)\s/i.test(text) || ANNOUNCES_HOURS.test(before);
  return isBy24 && isAnnounced && /\d:\d/.test(text) ? both(first, last) : undefined;
}

/**
 * The days and hours that an announcement names, in English or Kiswahili. What may be read in two ways is left out.
 *
 * @param today the church's day, `YYYY-MM-DD`, from which a day without a year, or a day of the week, is counted
 * @returns days `YYYY-MM-DD` and hours `HH:MM` (Africa/Nairobi)
 */
export function pastedWhen(text: string, today: string): PastedWhen {
  const english = asEnglish(text.slice(0, MAX_READ), today);
  const reference = { instant: churchMoment(today, '00:00'), timezone: CHURCH_OFFSET };
  const all = chrono
    .parse(english, reference, { forwardDate: true })
    .map((result, at, results): Found => {
      const end = result.index + result.text.length;
      const last = results[at - 1];
      const between = last ? english.slice(last.index + last.text.length, result.index) : '';
      return {
        result,
        before: english.slice(0, result.index).slice(-60),
        after: english.slice(end, end + 20),
        between,
      };
    })
    .filter((one) => !hasTag(one, NOT_A_DAY) && !DENIED.test(one.before));
  const found = all.filter((one) => !ANOTHER.test(one.before));
  const dated = found.filter(
    (one) => dayOf(one.result.start, one, today) !== undefined && !RANGE.test(one.between) && !ENDS.test(one.before),
  );
  const day = dated.find((one) => one.result.start.isCertain('day') && !isToday(one)) ?? relativeDay(dated);
  const next = day && found[found.indexOf(day) + 1];
  const isEnd =
    next && (RANGE.test(next.between) || (ROW.test(next.between) && dateOf(next.result.start) === dayAfter(day)));
  // Hours of another day are those of a return, or of another event.
  const isOnAnother = (one: Found) =>
    day &&
    one.result.start.isCertain('day') &&
    dateOf(one.result.start) !== dateOf(day.result.start) &&
    !(isEnd && one === next);
  // Behind the name of another day, hours without a day are that day's.
  const other = found.findIndex(
    (one, at) => day && at > found.indexOf(day) && isOnAnother(one) && !ENDS.test(one.before),
  );
  const timed = [...(day ? [day] : []), ...(other < 0 ? found : found.slice(0, other))].find(
    (one) => hoursOf(one) !== undefined && !LEAVES.test(one.before) && !isOnAnother(one),
  );
  const ends = [...(isEnd ? [next] : []), ...found.filter(({ before }) => ENDS.test(before))];
  const times = timed ? timesOf(timed, ends) : {};
  // `Ijumaa saa nane usiku` may be two in the morning of Friday or of Saturday, and so may be midnight.
  const { start_time = '' } = times;
  const isEitherNight = day && (start_time === '00:00' || (isSmallHour(start_time) && /usiku/i.test(text)));
  const days = day && daysOf(day, ends, today);
  // A later day that is not the last for certain leaves open how long it goes on.
  const isOpen =
    days &&
    days.end_date === days.start_date &&
    all.some((one) => (dayOf(one.result.start, one, today) ?? '') > days.start_date);
  return {
    ...(isOpen ? { start_date: days.start_date } : days),
    ...(!isEitherNight && times),
  };
}

const dayAfter = ({ result: { start } }: Found): string => addDays(dateOf(start), 1);

/** The first of the days that are counted from today; none where `today` alone stands beside another. */
function relativeDay([first, ...more]: readonly Found[]): Found | undefined {
  const isDoubtful = first && isToday(first) && !first.result.start.isCertain('hour');
  return isDoubtful && more.some((one) => dateOf(one.result.start) !== dateOf(first.result.start)) ? undefined : first;
}

function daysOf(day: Found, ends: readonly Found[], today: string): { start_date: string; end_date: string } {
  const { start: from, end: to } = day.result;
  const start = dateOf(from);
  // What chrono-node takes to be over midnight is judged by the hours.
  const isNight = to?.isCertain('hour') && minutesOf(to) < minutesOf(from) && dateOf(to) === addDays(start, 1);
  const last = to
    ? isNight || !(to.isCertain('day') || to.isCertain('weekday'))
      ? start
      : dateOf(to)
    : ends.map((one) => dayOf(one.result.start, one, today)).find((date) => date !== undefined);
  return { start_date: start, end_date: last && last > start ? last : start };
}

function timesOf(timed: Found, ends: readonly Found[]): PastedWhen {
  const { start, end } = hoursOf(timed) ?? {};
  const last = end ?? ends.map((one) => hoursOf(one)?.start).find((time) => time !== undefined);
  return { start_time: start ?? '', ...(last && last !== start && { end_time: last }) };
}
