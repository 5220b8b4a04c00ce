import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { englishDates } from '#shared/events/times/englishDates.ts';
import { readableTime } from '#shared/time.ts';

/** When an event is, in few letters: for a row of staff's list. */
interface RowTimes {
  /** `Fri 27 Nov`, with the year if it is not this one. */
  day: string;
  /** `9 pm to 5 am`, `5 pm to Fri 25 Dec`; empty if there is no time. */
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
  const day = rowDay(date, today);
  if (!short) return `From ${day}, ${readableTime(time)}`;
  if (date === today) return `From ${readableTime(time)}`;
  const [, number, month, year] = day.split(' ');
  return year ? `From ${month} ${year}` : `From ${number} ${month}`;
}

/** @param today the church's day, `YYYY-MM-DD` */
export function rowTimes(event: ChurchEvent, today: string): RowTimes {
  if (waitsForDay(event)) return { day: 'No new day yet', hours: '' };
  return { day: rowDay(event.start_date, today), hours: englishDates.shortHours(event).replace(', until ', ' to ') };
}

/** `Fri 27 Nov`, or `Fri 1 Jan 2027` in another year than today's. */
function rowDay(date: string, today: string): string {
  const day = englishDates.shortDay(date);
  return day === date || date.slice(0, 4) === today.slice(0, 4) ? day : `${day} ${date.slice(0, 4)}`;
}
