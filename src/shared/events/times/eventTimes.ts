import { addDays, isDate, isTime, readableDate, readableHours, readableTime } from '../../time.ts';
import { type ClockMoment, eventEnd, type Times, toldEnd } from './eventEnd.ts';

/**
 * When an event begins and ends by the church's clock, as a calendar has to know it (`eventEnd`). Undefined where an
 * older backend sends what is no day or time, and for an end beyond the calendar's last year.
 */
export function eventMoments(event: Times): { start: ClockMoment; end: ClockMoment } | undefined {
  const start = { date: event.start_date, time: event.start_time };
  if (!isDate(start.date) || !isTime(start.time)) return undefined;
  const end = eventEnd(event);
  const hasEnd = isDate(end.date) && `${end.date} ${end.time}` > `${start.date} ${start.time}`;
  return hasEnd ? { start, end } : undefined;
}

/** The day on which an event ends, `YYYY-MM-DD`. An end that lies before the start, or is no day, is kept as it is. */
export const endDayOf = (event: Times): string => toldEnd(event)?.date ?? event.end_date ?? event.start_date;

/** A moment of the church's clock as machines read it: `2026-11-27T21:00:00+03:00`. */
export const isoMoment = ({ date, time }: ClockMoment): string => `${date}T${time}:00+03:00`;

/**
 * When an event is, as people read it, in one or two lines: the day and its hours; of one night, the night it begins
 * and the morning it ends; of several days, the first and the last.
 */
export function readableSpan(event: Times): string[] {
  const { start_date, start_time, end_date } = event;
  const day = readableDate(start_date);
  const start = readableTime(start_time);
  if (!eventMoments(event)) {
    const last = end_date && end_date > start_date ? `to ${readableDate(end_date)}` : '';
    return [day, start, last].filter(Boolean);
  }
  const end = toldEnd(event);
  if (!end) return [day, start];
  const hours = readableHours(start_time, end.time);
  if (end.date === start_date) return [day, hours];
  if (end.date === addDays(start_date, 1) && end.time <= start_time) {
    return [day, end.time === '00:00' ? hours : `${hours} on ${weekday(end.date)}`];
  }
  return [`${day}, ${start}`, `to ${readableDate(end.date)}, ${readableTime(end.time)}`];
}

const weekday = (date: string): string => readableDate(date).split(' ', 1)[0] ?? '';
