import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';
import { dayWord } from '#web/entities/event/eventText.tsx';
import { usePlaces } from '#web/entities/words/useChurch.ts';
import type { ServiceHour } from '#words/branches.ts';
import { dates } from '#words/dates.ts';

/** How many days the home page shows, from today on. */
export const HOME_DAYS = 7;

/** A service on one day. */
export interface ComingService extends ServiceHour {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The name of its place. */
  place: string;
}

/**
 * The services of the visitor's own branch, or of the main church, today and on the next seven days, soonest first; those
 * of today until they end.
 *
 * @param now the church's clock
 */
export function useComingServices({ date: today, time }: ClockMoment): ComingService[] {
  const { first } = usePlaces();
  return Array.from({ length: HOME_DAYS + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((date) =>
    first.hours
      .filter(({ day, closes }) => day === dates.weekday(dayOfWeek(date) ?? 0) && (date > today || closes > time))
      .map((service) => ({ ...service, date, place: first.name }))
      .sort((a, b) => a.opens.localeCompare(b.opens)),
  );
}

/** When a service is: `Tomorrow, 9 to 10:30 am`. */
export const serviceTime = ({ date, opens, closes }: ComingService, today: string): string =>
  `${dayWord(date, today)}, ${dates.shortHours({ start_date: date, start_time: opens, end_date: date, end_time: closes })}`;
