import { type Calendar, daysBetween } from '../../time.ts';
import { type ClockMoment, type Times, toldEnd } from './eventEnd.ts';

/**
 * Days and times of the church in the words of one language: English in `englishDates.ts`, Kiswahili in
 * `#shared/swahiliTime.ts`. Days are `YYYY-MM-DD`, times `HH:MM`, both Africa/Nairobi; other text comes back as it is.
 */
export interface DateWords extends Calendar {
  /** `6 pm`. */
  time(time: string): string;
  /** The time of a day, said so that nobody takes the hours after midnight for those of the next night. */
  timeOn(day: string, time: string): string;
  /** The day on which an event of several days ends, by the time of its end: `Sunday 13 December`. */
  endDay(day: string, time: string): string;
  /** When an event is, in one or two lines. */
  span(event: Times): string[];
  /** The same in one line, for a shared text. */
  spanLine(event: Times): string;
  /** The time of a day as the specification spells it on cards (rulings, 10): `6:00 PM`. */
  cardTime(day: string, time: string): string;
  /** The hours of an event on its first day: `9 pm to 5 am`; days apart `6 pm, until Sunday 13 December`. */
  hours(event: Times): string;
  /** The same in few words, beside a day in few letters; in Kiswahili without the figures. */
  shortHours(event: Times): string;
  /** From one time to another, `9 to 10:30 am`. */
  fromTo(from: string, to: string): string;
}

/** The hours of an event on its first day, in the words of a language (`DateWords.hours`). */
export function hoursIn(
  event: Times,
  words: Pick<DateWords, 'endDay' | 'timeOn'> & {
    fromTo: (from: ClockMoment, to: ClockMoment) => string;
    until: string;
    /** The hour from which on an event that ends the next morning is told by its hours alone, `HH:MM`. */
    overnightFrom: string;
  },
): string {
  const { start_date, start_time } = event;
  const start = words.timeOn(start_date, start_time);
  const end = toldEnd(event);
  if (!end) return start;
  const days = daysBetween(start_date, end.date);
  const isOvernight = days === 1 && end.time <= '12:00' && start_time >= words.overnightFrom;
  if (days === 0 || isOvernight) return words.fromTo({ date: start_date, time: start_time }, end);
  return [start, `${words.until} ${words.endDay(end.date, end.time)}`].filter(Boolean).join(', ');
}
