import ical, { ICalAlarmType, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { branchAt } from '#content/events/branchOf.ts';
import { eventIn } from '#content/events/eventIn.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import type { EventRow } from '#server/store/store.ts';
import { goesAhead } from '#shared/events/churchEvent.ts';
import { type ClockMoment, eventEnd } from '#shared/events/times/eventEnd.ts';
import { type ReminderLead, reminderMoment, startSeconds } from '#shared/reminderTimes.ts';
import { churchMoment, TIME_ZONE } from '#shared/time.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { eventUrl, feedTitle, placeOf, statusWords } from './eventWords.ts';

/** East Africa Time: UTC+3 all year, since 1960. Written by hand, since strict parsers want properties before it. */
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

/** How often calendar apps should refresh. */
const REFRESH_INTERVAL_S = 3600;

function statusOf(row: EventRow): ICalEventStatus {
  if (goesAhead(row)) return ICalEventStatus.CONFIRMED;
  return row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE;
}

/**
 * A calendar (RFC 5545).
 *
 * @param title the calendar's name
 * @param parts.origin the site's origin
 * @param parts.language what it is written with
 * @param parts.lead when an alarm rings, if one is asked for
 */
export function calendar(
  title: string,
  rows: readonly EventRow[],
  { origin, language, lead }: { origin: string; language: EventLanguage; lead?: ReminderLead | undefined },
): string {
  // Without a time zone: with one, moments would not be written in UTC.
  const made = ical({
    name: title,
    prodId: {
      company: language.church,
      product: language.feedWords.product,
      language: language.language.toUpperCase(),
    },
    ttl: REFRESH_INTERVAL_S,
    events: rows.map((row) => eventOf(row, origin, language, lead)),
  });
  return `${made.toString().replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/m, ZONE)}\r\n`;
}

/** An event as the package takes it. */
function eventOf(row: EventRow, origin: string, language: EventLanguage, lead?: ReminderLead): ICalEventData {
  const branch = language.branches.find(({ key }) => key === branchAt(row.venue)?.key);
  const { description } = eventIn(language.language, row);
  const address = eventUrl(origin, row.id, language.language);
  const changed = Temporal.Instant.from(row.updated_at);
  return {
    id: uidOf(row),
    sequence: row.version - 1,
    stamp: changed,
    created: Temporal.Instant.from(row.created_at),
    lastModified: changed,
    timezone: TIME_ZONE,
    start: onChurchClock({ date: row.start_date, time: row.start_time }),
    end: onChurchClock(eventEnd(row)),
    summary: feedTitle(row, language),
    description: [statusWords(row, language), withoutMarks(description), address].filter(Boolean).join('\n\n'),
    location: branch
      ? { title: placeOf(row.venue, language), geo: { lat: branch.map.latitude, lon: branch.map.longitude } }
      : row.venue,
    categories: [{ name: language.categories[row.category] ?? row.category }],
    url: address,
    status: statusOf(row),
    ...alarmOf(row, lead),
  };
}

function alarmOf(row: EventRow, lead: ReminderLead | undefined) {
  const [date, time] = (lead && goesAhead(row) ? reminderMoment(row, lead) : undefined)?.split('T') ?? [];
  if (!date || !time) return {};
  const ahead = startSeconds(row) - churchMoment(date, time).getTime() / 1000;
  return { alarms: [{ type: ICalAlarmType.display, triggerBefore: ahead }] };
}

/** Never changes, even if the event is renamed or the site moves. */
const uidOf = ({ id, created_at }: EventRow): string =>
  `event-${id}-${Date.parse(created_at).toString(36)}@church-events`;

/** The local time of a moment (Africa/Nairobi), without zone: the calendar names it separately. */
const onChurchClock = ({ date, time }: ClockMoment): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from(`${date}T${time}`);
