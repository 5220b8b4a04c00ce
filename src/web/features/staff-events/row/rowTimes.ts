import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { eventMoments } from '#shared/events/times/eventTimes.ts';
import { daysBetween, isTime, readableDate, readableTime } from '#shared/time.ts';

/** When an event is, in few letters: for a row of staff's list. */
interface RowTimes {
  /** `Fri 27 Nov`, with the year if it is not this one. */
  day: string;
  /** `9 PM`, `8:30 to 11 AM`, `9 AM to 12:45 PM`, `9 PM to Sat 5 AM`, `5 PM to Fri 25 Dec`; empty if there is no time. */
  hours: string;
}

/**
 * When an event appears on the site: `From Fri 27 Nov, 6 PM`; `Draft` if that is not known.
 *
 * @param short for a mark in a row: `From 27 Nov`, today `From 6 PM`, in another year `From Jan 2027`
 */
export function rowPublish(publish: string, today: string, short = false): string {
  const [date = '', time = ''] = publish.split('T');
  if (publish === DRAFT) return 'Draft';
  const day = fewLetters(date, today);
  if (!short) return `From ${day}, ${shortTime(time)}`;
  if (date === today) return `From ${shortTime(time)}`;
  const [, number, month, year] = day.split(' ');
  return year ? `From ${month} ${year}` : `From ${number} ${month}`;
}

/** Up to how many days ahead an end is shown by its weekday alone. */
const MAX_WEEKDAY_ALONE = 6;

/** @param today the church's day, `YYYY-MM-DD` */
export function rowTimes(event: ChurchEvent, today: string): RowTimes {
  if (waitsForDay(event)) return { day: 'No new day yet', hours: '' };
  const { start_date, start_time, end_time } = event;
  const day = fewLetters(start_date, today);
  const start = shortTime(start_time);
  const end_date = event.end_date ?? start_date;
  const saysEnd =
    isTime(end_time) && end_date >= start_date && `${end_date} ${end_time}` !== `${start_date} ${start_time}`;
  const end = saysEnd ? eventMoments(event)?.end : undefined;
  if (!end) return { day, hours: start };
  if (end.date === start_date) {
    const last = shortTime(end.time);
    const half = last.slice(-3); // ` AM` or ` PM`, shown once
    return { day, hours: `${start.endsWith(half) ? start.slice(0, -3) : start} to ${last}` };
  }
  const last = fewLetters(end.date, today);
  const near = daysBetween(start_date, end.date) <= MAX_WEEKDAY_ALONE;
  return { day, hours: `${start} to ${near ? `${last.slice(0, 3)} ${shortTime(end.time)}` : last}` };
}

/** `Fri 27 Nov`, or `Fri 1 Jan 2027` in another year than today's. Text that is no day comes back as it is. */
function fewLetters(date: string, today: string): string {
  const [weekday, day, month, year] = readableDate(date).split(' ');
  if (!weekday || !day || !month || !year) return date;
  const short = `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
  return year === today.slice(0, 4) ? short : `${short} ${year}`;
}

/** `9 PM`, `12:45 PM`. */
export const shortTime = (time: string): string => readableTime(time).replace(':00', '');
