/**
 * The only date code of the project. Dates travel as `YYYY-MM-DD` and times as `HH:MM`, both in the church's own time
 * zone (rulings, 10); nothing here reads the machine's zone. Names of months and days are written out, because two
 * versions of Unicode's data may spell them differently and a page drawn by the server must equal the browser's.
 */

/** The church's time zone. East Africa Time has kept UTC+3 without daylight saving since 1960. */
export const TIME_ZONE = 'Africa/Nairobi';

/** The years that a church's calendar can be about, the first and the last. */
export const CHURCH_YEARS = { first: 1900, last: 2199 } as const;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as the church's calendar and clock show it: `{ date: 'YYYY-MM-DD', time: 'HH:MM' }`, Africa/Nairobi. */
export function churchClock(moment: Date): { date: string; time: string } {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { date: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** The moment at which the church's clock shows a `YYYY-MM-DD` day and an `HH:MM` time; an invalid Date if either is invalid. */
export function churchMoment(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+03:00`);
}

interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Not by `Date.UTC`, which takes the years 0 to 99 for those of the twentieth century. */
const midnight = ({ year, month, day }: CalendarDay): number => new Date(0).setUTCFullYear(year, month - 1, day);

/** Reads `YYYY-MM-DD`; undefined where it is no day of the calendar (30 February, month 13, any other shape). */
function parseDate(date: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = new Date(midnight({ year, month, day }));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === day ? { year, month, day } : undefined;
}

/** Whether the text is a day of the calendar written `YYYY-MM-DD`. */
export const isDate = (text: string): boolean => parseDate(text) !== undefined;

/** Whether the text is a day of the calendar in one of the years that a church's calendar can be about. */
export function isChurchDate(text: string): boolean {
  const year = parseDate(text)?.year ?? 0;
  return year >= CHURCH_YEARS.first && year <= CHURCH_YEARS.last;
}

/** Whether the text is a time of day written `HH:MM`, 00:00 to 23:59. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A minute, an hour and a day in milliseconds; the church's time zone has no summer time. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/**
 * The day so many days after (before, where negative) a `YYYY-MM-DD` day; the calendar's own end, in the years 0000 and
 * 9999, if it is beyond them. Throws RangeError if the day is invalid.
 */
export function addDays(date: string, days: number): string {
  const parsed = parseDate(date);
  if (!parsed) throw new RangeError(`${date} is not a date.`);
  const moment = midnight(parsed) + days * DAY_MS;
  if (moment < Date.parse(FIRST_DAY)) return FIRST_DAY;
  return moment > Date.parse(LAST_DAY) ? LAST_DAY : new Date(moment).toISOString().slice(0, 10);
}

/** A `YYYY-MM-DDTHH:MM` moved by a number of days, at the same hour; null if there is no such day. */
export function momentLater(moment: string | null | undefined, days: number): string | null {
  if (!moment) return null;
  const [date = '', time = ''] = moment.split('T');
  return `${addDays(date, days)}T${time}`;
}

/** How many days lie from one `YYYY-MM-DD` day to another; 0 if either is invalid. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [parseDate(from), parseDate(to)];
  return start && end ? (midnight(end) - midnight(start)) / DAY_MS : 0;
}

/** The day of the week of a `YYYY-MM-DD` day, 0 for Sunday to 6 for Saturday; undefined if the day is invalid. */
export function dayOfWeek(date: string): number | undefined {
  const parsed = parseDate(date);
  return parsed && new Date(midnight(parsed)).getUTCDay();
}

/** The names of one language's calendar. */
interface CalendarNames {
  months: readonly string[];
  /** From Sunday. */
  days: readonly string[];
  shortDays: readonly string[];
  /** Between the first day and the last. */
  to: string;
}

/** Days in the words of a language, `YYYY-MM-DD` as people read it. Text that is no day comes back as it is. */
export function calendarIn({ months, days, shortDays, to }: CalendarNames) {
  const partsOf = (day: string) => {
    const parsed = parseDate(day);
    return parsed && { ...parsed, weekday: dayOfWeek(day) ?? 0, name: months[parsed.month - 1] ?? '' };
  };
  const inWords =
    (words: (parts: NonNullable<ReturnType<typeof partsOf>>) => string) =>
    (day: string): string => {
      const parts = partsOf(day);
      return parts ? words(parts) : day;
    };
  const shortDate = inWords(({ day, name, year }) => `${day} ${name} ${year}`);
  return {
    /** `Friday 27 November 2026`. */
    date: inWords(({ weekday, day, name, year }) => `${days[weekday]} ${day} ${name} ${year}`),
    /** Without its weekday, where there is little room: `27 November 2026`. */
    shortDate,
    /** `Friday 27 November`. */
    dayAndMonth: inWords(({ weekday, day, name }) => `${days[weekday]} ${day} ${name}`),
    /** In few letters: `Fri 4 Dec`. */
    shortDay: inWords(({ weekday, day, name }) => `${shortDays[weekday]} ${day} ${name.slice(0, 3)}`),
    /** A `YYYY-MM` month: `December 2026`. */
    month: (month: string): string => shortDate(`${month}-01`).replace(/^1 /, ''),
    /** A day of the week, 0 for Sunday to 6 for Saturday; empty for any other number. */
    weekday: (weekday: number): string => days[weekday] ?? '',
    shortWeekday: (weekday: number): string => shortDays[weekday] ?? '',
    /** The leaf of the calendar on a card: `{ month: 'SEP', day: '14' }`; undefined if the day is invalid. */
    leaf: (date: string): { month: string; day: string } | undefined => {
      const parts = partsOf(date);
      return parts && { month: parts.name.slice(0, 3).toUpperCase(), day: date.slice(8) };
    },
    /** A week's first and last day: `22 to 28 November 2026`, `29 November to 5 December 2026`. */
    week: (from: string): string => {
      const last = shortDate(addDays(from, 6));
      const [day, month, year] = shortDate(from).split(' ');
      const first = !last.endsWith(` ${year}`)
        ? [day, month, year]
        : !last.includes(` ${month} `)
          ? [day, month]
          : [day];
      return `${first.join(' ')} ${to} ${last}`;
    },
  };
}

/** The calendar of a language. */
export type Calendar = ReturnType<typeof calendarIn>;

/** The calendar in English. */
export const englishCalendar = calendarIn({
  months: MONTHS,
  days: DAYS,
  shortDays: DAYS.map((day) => day.slice(0, 3)),
  to: 'to',
});

export const { date: readableDate, shortDate, month: readableMonth, weekday: nameOfDay } = englishCalendar;

const hourOf = (time: string): number => Number(time.slice(0, 2));

const figuresOf = (time: string, minutes: string): string => `${hourOf(time) % 12 || 12}${minutes}`;

/** The figures of the twelve-hour clock: `18:00` → `6 pm`, `00:30` → `12:30 am`. */
export const twelveHours = (time: string): string =>
  `${figuresOf(time, time.endsWith(':00') ? '' : time.slice(2))} ${hourOf(time) < 12 ? 'am' : 'pm'}`;

/**
 * The one way to write times (rulings, 49): `6 pm`, `8:30 am`, `noon`, and `12 am`, since under a day
 * `midnight` might be either night. Text that is no time is kept.
 */
export function readableTime(time: string): string {
  if (time === '12:00') return 'noon';
  if (time === '00:00') return 'midnight';
  return isTime(time) ? twelveHours(time) : time;
}

/** From one time to another, the half of a day said once: `6 to 7 pm`, `9 am to 12:45 pm`, `5 pm to 4 pm` the next day. */
export function readableHours(from: string, to: string): string {
  if (from === '00:00' && to === '00:00') return 'all day';
  const [first, last] = [readableTime(from), readableTime(to)];
  const half = first.slice(-3);
  const isSameHalf = from < to && /^ [ap]m$/.test(half) && last.endsWith(half);
  return `${isSameHalf ? first.slice(0, -3) : first} to ${last}`;
}

/** A time as the cards of the specification spell it (rulings, 10): `18:00` → `6:00 PM`. Text that is no time is kept. */
export const cardTime = (time: string): string =>
  isTime(time) ? `${figuresOf(time, time.slice(2))} ${hourOf(time) < 12 ? 'AM' : 'PM'}` : time;

/** A stored moment (ISO 8601, UTC) as the church reads it: `Friday 27 November 2026, 9:04 pm`. */
export function readableMoment(iso: string): string {
  const { date, time } = churchClock(new Date(iso));
  return `${readableDate(date)}, ${readableTime(time)}`;
}
