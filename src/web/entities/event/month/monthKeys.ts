import { addMonths, monthOf, sameDayIn } from '#shared/events/times/monthGrid.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';

/**
 * The day to which a key moves in a grid of days, as in the ARIA practices; undefined for any other key.
 *
 * @param day `YYYY-MM-DD`
 */
export function keyTarget(key: string, shift: boolean, day: string): string | undefined {
  const weekday = dayOfWeek(day) ?? 0;
  const months = (count: number) => sameDayIn(addMonths(monthOf(day), count), day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return months(shift ? -12 : -1);
    case 'PageDown':
      return months(shift ? 12 : 1);
    default:
      return undefined;
  }
}
