import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { toldEnd } from '#shared/events/times/eventEnd.ts';
import { eventMoments } from '#shared/events/times/eventTimes.ts';
import { daysBetween, readableDate, readableHours, readableTime } from '#shared/time.ts';

/** When an event is, in few letters: for a row of staff's list. */
interface RowTimes {
  /** `Fri 27 Nov`, with the year if it is not this one. */
  day: string;
  /** `9 pm`, `8:30 to 11 am`, `9 am to 12:45 pm`, `9 pm to Sat 5 am`, `5 pm to Fri 25 Dec`; empty if there is no time. */
  hours: string;
}

/**
 * When an event appears on the site: `From Fri 27 Nov, 6 pm`; `Draft` if that is not known.
 *
 * @param short for a mark in a row: `From 27 Nov`, today `From 6 pm`, in another year `From Jan 2027`
 */
export function rowPublish(publish: string, today: string, short = false): string {
  const [date = '', time = ''] = publish.split('T');
  if (publish === DRAFT) return 'Draft';
  const day = fewLetters(date, today);
  if (!short) return `From ${day}, ${readableTime(time)}`;
  if (date === today) return `From ${readableTime(time)}`;
  const [, number, month, year] = day.split(' ');
  return year ? `From ${month} ${year}` : `From ${number} ${month}`;
}

/** Up to how many days ahead an end is shown by its weekday alone. */
const MAX_WEEKDAY_ALONE = 6;

/** @param today the church's day, `YYYY-MM-DD` */
export function rowTimes(event: ChurchEvent, today: string): RowTimes {
  if (waitsForDay(event)) return { day: 'No new day yet', hours: '' };
  const { start_date, start_time } = event;
  const day = fewLetters(start_date, today);
  const start = readableTime(start_time);
  const end = eventMoments(event) && toldEnd(event);
  if (!end) return { day, hours: start };
  if (end.date === start_date) return { day, hours: readableHours(start_time, end.time) };
  const last = fewLetters(end.date, today);
  const near = daysBetween(start_date, end.date) <= MAX_WEEKDAY_ALONE;
  return { day, hours: `${start} to ${near ? `${last.slice(0, 3)} ${readableTime(end.time)}` : last}` };
}

/** `Fri 27 Nov`, or `Fri 1 Jan 2027` in another year than today's. Text that is no day comes back as it is. */
function fewLetters(date: string, today: string): string {
  const [weekday, day, month, year] = readableDate(date).split(' ');
  if (!weekday || !day || !month || !year) return date;
  const short = `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
  return year === today.slice(0, 4) ? short : `${short} ${year}`;
}
