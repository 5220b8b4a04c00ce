import { addDays } from '../time.ts';

/** The moment at which sign-up closes so many days later, at the same hour; null where none is set. */
export function closingLater(closes: string | null | undefined, days: number): string | null {
  if (!closes) return null;
  const [date = '', time = ''] = closes.split('T');
  return `${addDays(date, days)}T${time}`;
}
