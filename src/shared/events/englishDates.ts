import {
  addDays,
  dateLeaf,
  daysBetween,
  nameOfDay,
  readableDate,
  readableMonth,
  readableTime,
  shortDate,
} from '../time.ts';
import type { DateWords } from './dateWords.ts';
import { readableSpan } from './eventTimes.ts';

const fromTo = (from: string, to: string): string => `${from} to ${to}`;

/** A day without its year: `Friday 27 November`. */
export const dayAndMonth = (day: string): string => readableDate(day).replace(/ \d{4}$/, '');

/** A week's first and last day: `22 to 28 November 2026`, `29 November to 5 December 2026`. */
export function weekWords(from: string): string {
  const [, day = '', month = '', year = ''] = readableDate(from).split(' ');
  const [, lastDay, lastMonth, lastYear] = readableDate(addDays(from, 6)).split(' ');
  const first = year !== lastYear ? ` ${month} ${year}` : month !== lastMonth ? ` ${month}` : '';
  return fromTo(`${day}${first}`, `${lastDay} ${lastMonth} ${lastYear}`);
}

const hours: DateWords['hours'] = (event) =>
  hoursIn(event, { dayAndMonth, time: readableTime, fromTo, until: 'until' });

/** Days and times in English. */
export const englishDates: DateWords = {
  date: readableDate,
  shortDate,
  dayAndMonth,
  time: readableTime,
  month: readableMonth,
  weekday: nameOfDay,
  shortWeekday: (weekday) => nameOfDay(weekday).slice(0, 3),
  leaf: dateLeaf,
  span: readableSpan,
  spanLine: (event) => readableSpan(event).join(', ').replace(', to ', ' to '),
  hours,
  fromTo: (from, to) => fromTo(readableTime(from), readableTime(to)),
  week: weekWords,
};

/** The hours of an event on its first day, in the words of a language (`DateWords.hours`). */
export function hoursIn(
  { start_date, start_time, end_date, end_time }: Parameters<DateWords['hours']>[0],
  words: Pick<DateWords, 'dayAndMonth' | 'time'> & { fromTo: (from: string, to: string) => string; until: string },
): string {
  const span = end_date === null ? 0 : daysBetween(start_date, end_date);
  const overnight = span === 1 && end_time <= '12:00';
  if (end_date !== null && span > 0 && !overnight) {
    return [words.time(start_time), `${words.until} ${words.dayAndMonth(end_date)}`].filter(Boolean).join(', ');
  }
  const early = span < 0 || (span === 0 && end_time <= start_time);
  const start = words.time(start_time);
  return early || end_time === '' ? start : words.fromTo(start, words.time(end_time));
}
