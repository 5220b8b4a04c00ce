import { churchClock, isDate, isTime } from '#shared/time.ts';

/**
 * Reads the days and hours of any backend as ours, `YYYY-MM-DD` and `HH:MM` by the church's clock (rulings, 10). A text
 * that names a zone, or a number of milliseconds, is a moment; any other is the wall clock's. What JavaScript cannot
 * read stays as it is.
 */

/** A time of day with a zone after it. */
const ZONED = /\d:\d\d[\d:., ]{0,20}(?:[AP]M)? ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d)\b/i;

/** A year and another number: JavaScript would read "Sunday 5" as a day in 2001. */
const isFullDate = (text: string): boolean => /\d{4}/.test(text) && /\d\D+\d/.test(text);

/** `6:00 PM`, `6pm`, `18:00`, `9:05`, `18:00:00.000`; a zone behind it is left out. */
const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.]\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?\s*(?:([ap])\.?\s?m\.?)?$/i;

const two = (number: number): string => String(number).padStart(2, '0');

/** The value as the church's clock shows it; undefined if JavaScript reads no date from it. */
function readMoment(value: unknown): { date: string; time: string } | undefined {
  const written = typeof value === 'string' && isFullDate(value);
  if (!written && typeof value !== 'number') return undefined;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  if (!written || ZONED.test(value)) return churchClock(moment);
  // JavaScript reads a text without a zone in the machine's zone, so the local getters give back what was written.
  return {
    date: `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The day in a backend's value; empty if it has none. */
export function readDay(value: unknown): string {
  const text = textOf(value);
  if (isDate(text)) return text;
  const date = readMoment(value)?.date ?? '';
  return isDate(date) ? date : text;
}

/** The time of day in a backend's value; empty if it has none. */
export function readTime(value: unknown): string {
  const text = textOf(value);
  if (isTime(text)) return text;
  // A time of day alone, as some databases send it.
  if (/^1970-01-01T[\d:.]+Z$/.test(text)) return text.slice(11, 16);
  const [, hour = '', minute, half] = CLOCK.exec(text) ?? [];
  if (hour !== '' && (minute !== undefined || half !== undefined)) {
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    const time = `${two(hours)}:${minute ?? '00'}`;
    return isTime(time) ? time : text;
  }
  return readMoment(value)?.time ?? text;
}
