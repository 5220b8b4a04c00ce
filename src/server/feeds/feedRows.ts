import type { EventRow } from '#server/store/schema.ts';
import { eventMoments } from '#shared/events/times/eventTimes.ts';
import { CHURCH_YEARS, churchClock, isDate } from '#shared/time.ts';

/**
 * Events as feeds can hold them: older versions accepted days and characters that calendars and XML cannot. Such
 * characters are removed, and events of such days are left out.
 */
export const feedRows = (rows: readonly EventRow[]): EventRow[] => rows.filter(hasDay).map(cleaned);

/** Whether an event lies within the years 1900 to 9999. */
function hasDay(row: EventRow): boolean {
  const moments = eventMoments(row);
  if (!moments) return false;
  const changes = [row.created_at, row.updated_at].map((moment) => churchClock(new Date(moment)));
  return [moments.start, moments.end, ...changes].every(
    ({ date }) => isDate(date) && date >= String(CHURCH_YEARS.first),
  );
}

/** Removes what XML 1.0 (2.2) or RFC 5545 (3.1) forbid: all control characters but tabs and line ends. */
function cleaned(row: EventRow): EventRow {
  const fields = Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]);
  return Object.fromEntries(fields) as EventRow;
}

const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f]/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '');
