import type { EventRow } from '#server/store/schema.ts';
import { eventSpan } from '#shared/eventSpan.ts';
import { CHURCH_YEARS, churchClock, isDate } from '#shared/time.ts';

/** Writes one event for a feed; undefined where it cannot be written. */
export type RowWriter = <Written>(row: EventRow, write: (row: EventRow) => Written) => Written | undefined;

/**
 * Keeps one event that cannot be written from taking the others along: an older version of the site let days and signs in
 * that no calendar and no XML hold. Such signs are taken out; an event with such a day is left out.
 *
 * @param onFault is told of each version of an event that is left out, once
 */
export function createRowWriter(onFault: (row: EventRow, fault: unknown) => void): RowWriter {
  const told = new Set<string>();
  return (row, write) => {
    try {
      refuseUnwritable(row);
      return write(cleaned(row));
    } catch (fault) {
      const version = `${row.id} ${row.version}`;
      if (!told.has(version)) onFault(row, fault);
      told.add(version);
      return undefined;
    }
  };
}

/** Throws RangeError for an event whose moments have no day of four-figure years from 1900 on. */
function refuseUnwritable(row: EventRow): void {
  const { start, end } = eventSpan(row);
  for (const moment of [start, end, new Date(row.created_at), new Date(row.updated_at)]) {
    const { date } = churchClock(moment);
    if (!isDate(date) || date < String(CHURCH_YEARS.first)) throw new RangeError(`No feed can hold the day ${date}.`);
  }
}

/** Without the signs that XML 1.0 (2.2) or RFC 5545 (3.1) forbid: all controls but tabs and the ends of lines. */
function cleaned(row: EventRow): EventRow {
  const fields = Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]);
  return Object.fromEntries(fields) as EventRow;
}

const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f]/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '');
