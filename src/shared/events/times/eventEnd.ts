import { addDays, churchClock, churchMoment, HOUR_MS, isDate, isTime } from '../../time.ts';

/** The fields that say when an event is. */
export interface Times {
  /** `YYYY-MM-DD` and `HH:MM`, Africa/Nairobi; an older backend may send other text. */
  start_date: string;
  start_time: string;
  end_date: string | null;
  end_time: string;
}

/** The church's clock at a moment: `YYYY-MM-DD` and `HH:MM`, Africa/Nairobi. */
export interface ClockMoment {
  date: string;
  time: string;
}

/**
 * The end that an event tells. An end on the day of the start lies on the next day if it is midnight or before the
 * start: a Kesha from 21:00 to 05:00 is one event. Undefined where there is no time to end, or where the end lies at or
 * before the start, which the site never refuses (rulings, 24).
 */
export function toldEnd({ start_date, start_time, end_date, end_time }: Times): ClockMoment | undefined {
  const date = end_date && isDate(end_date) ? end_date : start_date;
  if (!isTime(end_time)) return undefined;
  if (`${date} ${end_time}` > `${start_date} ${start_time}`) return { date, time: end_time };
  const isNextDay = date === start_date && isDate(date) && (end_time < start_time || end_time === '00:00');
  return isNextDay ? { date: addDays(date, 1), time: end_time } : undefined;
}

/**
 * When an event ends, for everything that depends on it: what is over, what is coming, feeds, sign-up, clashes of a
 * series. One without a time to end lasts until midnight, one that ends at or before its start an hour.
 */
export function eventEnd(event: Times): ClockMoment {
  const told = toldEnd(event);
  if (told) return told;
  const { start_date, start_time, end_date, end_time } = event;
  if (!isTime(end_time)) {
    const day = end_date && end_date > start_date ? end_date : start_date;
    return isDate(day) ? { date: addDays(day, 1), time: '00:00' } : { date: day, time: start_time };
  }
  const start = churchMoment(start_date, start_time);
  const end = new Date(start.getTime() + HOUR_MS);
  return Number.isNaN(end.getTime()) ? { date: start_date, time: start_time } : churchClock(end);
}
