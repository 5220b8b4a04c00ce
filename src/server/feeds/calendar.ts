import ical, { ICalEventStatus } from 'ical-generator';
import { branchOf } from '#content/branchOf.ts';
import { church } from '#content/church.ts';
import type { KnownOrigins } from '#server/pages/knownOrigins.ts';
import type { EventRow } from '#server/store/schema.ts';
import { goesAhead } from '#shared/churchEvent.ts';
import { eventSpan } from '#shared/eventSpan.ts';
import { churchClock, TIME_ZONE } from '#shared/time.ts';
import { eventAddress, placeOf, statusWords, titleWithStatus } from './eventWords.ts';
import type { RowWriter } from './rowWriter.ts';

/** East Africa Time: UTC+3 the whole year, since 1960. Written here, since strict readers want properties before it. */
const ZONE = [
  `X-WR-TIMEZONE:${TIME_ZONE}`,
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19600101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:EAT',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/** How often a calendar app may look for changes, in seconds. */
const HOURLY = 3600;

function statusOf(row: EventRow): ICalEventStatus {
  if (goesAhead(row)) return ICalEventStatus.CONFIRMED;
  return row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE;
}

/** Makes calendars in the form of RFC 5545. */
export interface Calendars {
  /**
   * @param title the calendar's name
   * @param origin the site's own origin
   */
  calendar(title: string, rows: readonly EventRow[], origin: string): string;
}

/** The most bytes of written events that are kept; the one asked for longest ago goes first. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What calendars are made with. */
export interface CalendarParts {
  write: RowWriter;
  /** Only under these names of the site is what is written kept. */
  origins: Pick<KnownOrigins, 'knows'>;
  mostBytes?: number;
}

/** A calendar's events are written once a version and kept: a church's events are many, and a change touches one. */
export function createCalendars({ write, origins, mostBytes = MOST_BYTES }: CalendarParts): Calendars {
  const kept = new Map<string, string>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= weightOf(key, kept.get(key) ?? '');
    kept.delete(key);
  };
  const keep = (key: string, text: string) => {
    kept.set(key, text);
    bytes += weightOf(key, text);
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  };
  const written = (row: EventRow, origin: string): string => {
    const key = `${origin} ${row.id} ${row.version}`;
    const ready = kept.get(key);
    if (ready !== undefined) {
      kept.delete(key);
      kept.set(key, ready);
      return ready;
    }
    const text = write(row, (clean) => writeEvent(clean, origin)) ?? '';
    if (origins.knows(origin)) keep(key, text);
    return text;
  };
  return {
    calendar(title, rows, origin) {
      const frame = emptyCalendar(title).toString();
      const end = frame.lastIndexOf('END:VCALENDAR');
      const events = rows.map((row) => written(row, origin)).join('');
      return `${frame.slice(0, end)}${ZONE}${events}END:VCALENDAR\r\n`;
    },
  };
}

const weightOf = (key: string, text: string): number => key.length + Buffer.byteLength(text);

function emptyCalendar(title: string) {
  return ical({
    name: title,
    prodId: { company: church.name.value, product: 'Events', language: 'EN' },
    ttl: HOURLY,
  });
}

/** One event from BEGIN:VEVENT to END:VEVENT. */
function writeEvent(row: EventRow, origin: string): string {
  const { start, end } = eventSpan(row);
  const branch = branchOf(row.venue);
  const address = eventAddress(origin, row.id);
  const changed = Temporal.Instant.from(row.updated_at);
  const calendar = ical(); // without a zone of its own: in one that has, moments are not written in UTC
  calendar.createEvent({
    id: uidOf(row),
    sequence: row.version - 1,
    stamp: changed,
    created: Temporal.Instant.from(row.created_at),
    lastModified: changed,
    timezone: TIME_ZONE,
    start: onChurchClock(start),
    end: onChurchClock(end),
    summary: titleWithStatus(row),
    description: [statusWords(row), row.description, address].filter(Boolean).join('\n\n'),
    location: branch
      ? { title: placeOf(row.venue), geo: { lat: branch.map.latitude, lon: branch.map.longitude } }
      : row.venue,
    categories: [{ name: row.category }],
    url: address,
    status: statusOf(row),
  });
  const text = calendar.toString();
  return text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf('END:VCALENDAR'));
}

/** Never changes, whatever the event is renamed to and wherever the site moves. */
const uidOf = ({ id, created_at }: EventRow): string =>
  `event-${id}-${Date.parse(created_at).toString(36)}@church-events`;

/** The church's clock at a moment, without a zone: the calendar names the zone beside it. */
function onChurchClock(moment: Date): Temporal.PlainDateTime {
  const { date, time } = churchClock(moment);
  return Temporal.PlainDateTime.from(`${date}T${time}`);
}
