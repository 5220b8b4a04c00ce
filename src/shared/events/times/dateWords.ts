import { daysBetween } from '../../time.ts';
import type { ChurchEvent } from '../churchEvent.ts';
import type { Times } from './eventTimes.ts';

/**
 * Days and times of the church in the words of one language: English in `englishDates.ts`, Kiswahili in
 * `#shared/swahiliTime.ts`. Days are `YYYY-MM-DD`, times `HH:MM`, both Africa/Nairobi; other text comes back as it is.
 */
export interface DateWords {
  /** `Friday 27 November 2026`. */
  date(day: string): string;
  /** `27 November 2026`. */
  shortDate(day: string): string;
  /** `Friday 27 November`. */
  dayAndMonth(day: string): string;
  /** `6:00 PM`. */
  time(time: string): string;
  /** The time of a day, said so that nobody takes the hours after midnight for those of the next night. */
  timeOn(day: string, time: string): string;
  /** The day on which an event of several days ends, by the time of its end: `Sunday 13 December`. */
  endDay(day: string, time: string): string;
  /** @param month `YYYY-MM`: `December 2026` */
  month(month: string): string;
  /** The name of a weekday, 0 for Sunday: `Friday`, and where there is little room `Fri`. */
  weekday(weekday: number): string;
  shortWeekday(weekday: number): string;
  /** The leaf of the calendar on a card; undefined if the day is invalid. */
  leaf(day: string): { month: string; day: string } | undefined;
  /** When an event is, in one or two lines. */
  span(event: Times): string[];
  /** The same in one line, for a shared text. */
  spanLine(event: Times): string;
  /** The hours of an event on its first day: `9:00 PM to 5:00 AM`; days apart `6:00 PM, until Sunday 13 December`. */
  hours(event: Pick<ChurchEvent, 'start_date' | 'start_time' | 'end_date' | 'end_time'>): string;
  /** From one time to another, `9:00 AM to 10:30 AM`. */
  fromTo(from: string, to: string): string;
  /** A week from its first to its last day: `22 to 28 November 2026`. */
  week(from: string): string;
}

/** The hours of an event on its first day, in the words of a language (`DateWords.hours`). */
export function hoursIn(
  { start_date, start_time, end_date, end_time }: Parameters<DateWords['hours']>[0],
  words: Pick<DateWords, 'endDay' | 'timeOn'> & {
    fromTo: (from: string, to: string) => string;
    until: string;
    /** The hour from which on an event that ends the next morning is told by its hours alone, `HH:MM`. */
    overnightFrom: string;
  },
): string {
  const span = end_date === null ? 0 : daysBetween(start_date, end_date);
  const overnight = span === 1 && end_time <= '12:00' && start_time >= words.overnightFrom;
  if (end_date !== null && span > 0 && !overnight) {
    return [words.timeOn(start_date, start_time), `${words.until} ${words.endDay(end_date, end_time)}`]
      .filter(Boolean)
      .join(', ');
  }
  const early = span < 0 || (span === 0 && end_time <= start_time);
  const start = words.timeOn(start_date, start_time);
  return early || end_time === '' ? start : words.fromTo(start, words.timeOn(end_date ?? start_date, end_time));
}
