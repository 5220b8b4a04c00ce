import {
  addDays,
  cardTime,
  dateLeaf,
  nameOfDay,
  readableDate,
  readableHours,
  readableMonth,
  readableTime,
  shortDate,
} from '../../time.ts';
import { type DateWords, hoursIn } from './dateWords.ts';
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

const timeOn = (_day: string, time: string): string => readableTime(time);

const hoursWith = (endDay: DateWords['endDay']) => (event: Parameters<DateWords['hours']>[0]) =>
  hoursIn(event, {
    endDay,
    timeOn,
    fromTo: (from, to) => readableHours(from.time, to.time),
    until: 'until',
    overnightFrom: '',
  });

/** A day in few letters: `Fri 4 Dec`. Text that is no day is kept. */
function shortDay(day: string): string {
  const [weekday = '', number, month] = readableDate(day).split(' ');
  return number && month ? `${weekday.slice(0, 3)} ${number} ${month.slice(0, 3)}` : day;
}

/** Days and times in English. */
export const englishDates: DateWords = {
  date: readableDate,
  shortDate,
  dayAndMonth,
  time: readableTime,
  timeOn,
  endDay: dayAndMonth,
  month: readableMonth,
  weekday: nameOfDay,
  shortWeekday: (weekday) => nameOfDay(weekday).slice(0, 3),
  leaf: dateLeaf,
  span: readableSpan,
  spanLine: (event) => readableSpan(event).join(', ').replace(', to ', ' to '),
  cardTime: (_day, time) => cardTime(time),
  hours: hoursWith(dayAndMonth),
  shortHours: hoursWith(shortDay),
  shortDay,
  fromTo: readableHours,
  week: weekWords,
};
