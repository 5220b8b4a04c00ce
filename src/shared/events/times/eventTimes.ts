import { addDays, churchClock, isDate, isTime, readableDate, readableTime } from '../../time.ts';
import type { ChurchEvent } from '../churchEvent.ts';
import { eventSpan } from './eventSpan.ts';

/** The fields that say when an event is. */
export type Times = Pick<ChurchEvent, 'start_date' | 'start_time' | 'end_date' | 'end_time'>;

/** The church's clock at a moment: `YYYY-MM-DD` and `HH:MM`, Africa/Nairobi. */
export interface ClockMoment {
  date: string;
  time: string;
}

/**
 * When an event begins and ends by the church's clock, as a calendar has to know it (see `eventSpan`): an end before the
 * start, on the same day, lies beyond midnight. Undefined where an older backend sends what is no day or time.
 */
export function eventMoments(event: Times): { start: ClockMoment; end: ClockMoment } | undefined {
  const { start_date, start_time } = event;
  if (!isDate(start_date) || !isTime(start_time)) return undefined;
  const end_date = event.end_date && isDate(event.end_date) ? event.end_date : start_date;
  const end_time = isTime(event.end_time) ? event.end_time : start_time;
  const { start, end } = eventSpan({ start_date, start_time, end_date, end_time });
  const moments = { start: churchClock(start), end: churchClock(end) };
  return isDate(moments.end.date) ? moments : undefined; // the last night of the year 9999 ends beyond the calendar
}

/**
 * The day on which an event ends, `YYYY-MM-DD`: the next one where the end is earlier than the start, on the same day.
 * An end that is days before the start, or invalid, is kept.
 */
export function endDayOf({ start_date, start_time, end_date, end_time }: Times): string {
  const day = end_date ?? start_date;
  const beyond = day === start_date && isDate(day) && isTime(end_time) && end_time < start_time;
  return beyond ? addDays(day, 1) : day;
}

/** A moment of the church's clock as machines read it: `2026-11-27T21:00:00+03:00`. */
export const isoMoment = ({ date, time }: ClockMoment): string => `${date}T${time}:00+03:00`;

/**
 * When an event is, as people read it, in one or two lines: the day and its hours; of one night, the night it begins
 * and the morning it ends; of several days, the first and the last.
 */
export function readableSpan(event: Times): string[] {
  const { start_date, start_time, end_time } = event;
  const day = readableDate(start_date);
  const moments = eventMoments(event);
  if (!moments) {
    const { end_date } = event;
    const last = end_date && end_date > start_date ? `to ${readableDate(end_date)}` : '';
    return [day, readableTime(start_time), last].filter(Boolean);
  }
  const start = readableTime(start_time);
  const saysEnd = isTime(end_time) && `${event.end_date ?? start_date} ${end_time}` !== `${start_date} ${start_time}`;
  if (!saysEnd || (event.end_date ?? start_date) < start_date) return [day, start];
  const { end } = moments;
  if (end.date === start_date) return [day, `${start} to ${readableTime(end.time)}`];
  if (end.date === addDays(start_date, 1)) {
    const until = end.time === '00:00' ? 'midnight' : `${readableTime(end.time)} on ${weekday(end.date)}`;
    if (end.time <= start_time) return [day, `${start} to ${until}`];
  }
  return [`${day}, ${start}`, `to ${readableDate(end.date)}, ${readableTime(end.time)}`];
}

const weekday = (date: string): string => readableDate(date).split(' ', 1)[0] ?? '';
