import { churchMoment, DAY_MS, HOUR_MS } from '../../time.ts';

/** The fields that say when an event is. */
interface EventTimes {
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
}

/**
 * When an event begins and ends, as a calendar has to know it. An end on the day of the start, but earlier, lies beyond
 * midnight: a Kesha from 21:00 to 05:00 is one event. An end that lies days before the start is a mistake, which
 * the site never refuses (rulings, 24): such an event lasts an hour, as does one that ends when it begins.
 */
export function eventSpan({ start_date, start_time, end_date, end_time }: EventTimes): { start: Date; end: Date } {
  const start = churchMoment(start_date, start_time);
  const end = churchMoment(end_date, end_time);
  if (end > start) return { start, end };
  if (end_date === start_date && end_time !== start_time) return { start, end: new Date(end.getTime() + DAY_MS) };
  return { start, end: new Date(start.getTime() + HOUR_MS) };
}
