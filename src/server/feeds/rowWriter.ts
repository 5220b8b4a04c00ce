import type { EventRow } from '#server/store/schema.ts';
import { eventMoments } from '#shared/events/times/eventTimes.ts';
import { CHURCH_YEARS, churchClock, isDate } from '#shared/time.ts';

/** Writes one event for a feed; undefined if it cannot be written. */
export type RowWriter = <Written>(row: EventRow, write: (row: EventRow) => Written) => Written | undefined;

/**
 * Keeps one invalid event from breaking the whole feed: older versions accepted days and characters that calendars and XML
 * cannot hold. Such characters are removed; events with such days are left out.
 *
 * @param onFault logs each version of an event that is left out, once
 */
export function createRowWriter(onFault: (row: EventRow, fault: unknown) => void): RowWriter {
  const reported = new Set<string>();
  return (row, write) => {
    try {
      refuseUnwritable(row);
      return write(cleaned(row));
    } catch (fault) {
      const version = `${row.id} ${row.version}`;
      if (!reported.has(version)) onFault(row, fault);
      reported.add(version);
      return undefined;
    }
  };
}

/** @throws RangeError for an event outside the years 1900 to 9999 */
function refuseUnwritable(row: EventRow): void {
  const moments = eventMoments(row);
  if (!moments) throw new RangeError(`No feed can hold the end ${row.end_date} ${row.end_time}.`);
  const changes = [row.created_at, row.updated_at].map((moment) => churchClock(new Date(moment)));
  for (const { date } of [moments.start, moments.end, ...changes]) {
    if (!isDate(date) || date < String(CHURCH_YEARS.first)) throw new RangeError(`No feed can hold the day ${date}.`);
  }
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
