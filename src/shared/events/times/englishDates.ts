import { cardTime, englishCalendar, readableHours, readableTime } from '../../time.ts';
import { type DateWords, hoursIn } from './dateWords.ts';
import { readableSpan } from './eventTimes.ts';

const timeOn = (_day: string, time: string): string => readableTime(time);

const hoursWith = (endDay: DateWords['endDay']) => (event: Parameters<DateWords['hours']>[0]) =>
  hoursIn(event, {
    endDay,
    timeOn,
    fromTo: (from, to) => readableHours(from.time, to.time),
    until: 'until',
    overnightFrom: '12:00',
  });

const { dayAndMonth, shortDay } = englishCalendar;

/** Days and times in English. */
export const englishDates: DateWords = {
  ...englishCalendar,
  time: readableTime,
  timeOn,
  endDay: dayAndMonth,
  span: readableSpan,
  spanLine: (event) => readableSpan(event).join(', ').replace(', to ', ' to '),
  cardTime: (_day, time) => cardTime(time),
  hours: hoursWith(dayAndMonth),
  shortHours: hoursWith(shortDay),
  fromTo: readableHours,
};
