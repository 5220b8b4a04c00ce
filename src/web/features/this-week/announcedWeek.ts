import { announcedEvents, weekAnnouncement } from '#content/events/announcements.ts';
import { branchOf } from '#content/events/branchOf.ts';
import { type EventLanguage, eventLanguages } from '#content/events/eventLanguages.ts';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { announcedWeeks, daysOfWeek, weekHeading } from '#shared/events/times/week.ts';
import { dayOfWeek } from '#shared/time.ts';
import type { Branch, ServiceHour } from '#words/branches.ts';
import type { WeekChoice } from './useWeekChoice.ts';

const SATURDAY = 6;

/** The church's name, and its places with their hours in one language. */
export interface WeekPlaces {
  church: string;
  branches: readonly Branch[];
}

/** The announcement of a week. */
export type AnnouncedWeek = ReturnType<typeof announcedWeek>;

/** Whether the coming week is due: from Saturday noon on, or once it has events and this one has none left. */
function isComingDue(events: readonly ChurchEvent[], now: { date: string; time: string }): boolean {
  const [thisWeek, nextWeek] = announcedWeeks(now.date);
  if (dayOfWeek(now.date) === SATURDAY && now.time >= '12:00') return true;
  return daysOfWeek(events, thisWeek, now).length === 0 && daysOfWeek(events, nextWeek, now).length > 0;
}

/**
 * Makes the announcement of a week from the events.
 *
 * @param now the church's clock; events that are over are left out
 * @param origin the site's own, for the links
 * @param places the church's name, and its places with their hours in the announcement's language
 */
export function announcedWeek(
  events: readonly ChurchEvent[],
  { week, branch, language: chosen }: WeekChoice,
  now: { date: string; time: string },
  origin: string,
  places: WeekPlaces,
) {
  const language = eventLanguages[chosen];
  const own = branch ? events.filter(({ venue }) => branchOf(venue)?.key === branch.key) : events;
  const listed = announcedEvents(own, origin, chosen);
  const [thisWeek, nextWeek] = announcedWeeks(now.date);
  const isNext = week ? week === 'next' : isComingDue(listed, now);
  const from = isNext ? nextWeek : thisWeek;
  const days = daysOfWeek(listed, from, now);
  const entries = days.flatMap((day) => day.entries);
  const heading = weekHeading({ from, day: now.date, place: branch?.name ?? places.church }, language.announcements);
  const services = servicesOf(branch, places.branches, language);
  return {
    /** Its first day, `YYYY-MM-DD`. */
    from,
    branch,
    /** What it is written with. */
    language,
    /** `This week at Juja`. */
    heading,
    /** `22 to 28 November 2026`. */
    range: language.dates.week(from),
    days,
    services,
    /** How many events it has. */
    count: entries.length,
    /** The text for the church's groups, with WhatsApp's formatting. */
    words: weekAnnouncement(
      listed,
      { heading, from, now, services, link: `${origin}${inLanguage(chosen, href('events'))}` },
      language,
    ),
    /** Identifies what is shown, for the picture's URL. */
    shows: entries.map(({ event, away }) => `${event.id}.${event.version ?? 0}${away ? 'a' : ''}`).join('-') || 'none',
  };
}

/** The services of a week in lines: those of one branch, or of all branches, grouped by equal hours. */
function servicesOf(branch: Branch | undefined, branches: readonly Branch[], language: EventLanguage): string[] {
  const { dates } = language;
  if (branch) {
    const { hours } = branches.find(({ key }) => key === branch.key) ?? branch;
    return hours.map(({ name, opens, closes }) => `${name}: ${dates.fromTo(opens, closes)}`);
  }
  const places = Map.groupBy(branches, ({ hours }) => beginnings(hours, language));
  const names = (some: readonly Branch[]) =>
    listed(
      some.map(({ name }) => name),
      language,
    );
  return [...places].map(([words, some]) => `${names(some)}: ${words}`);
}

/** `Thursday 6:00 PM, Sunday 9:00 AM and 11:00 AM`. */
function beginnings(hours: readonly ServiceHour[], language: EventLanguage): string {
  const times = (services: readonly ServiceHour[]) =>
    listed(
      services.map(({ opens }) => language.dates.time(opens)),
      language,
    );
  return [...Map.groupBy(hours, ({ day }) => day)].map(([day, services]) => `${day} ${times(services)}`).join(', ');
}

const listed = (words: readonly string[], { announcements }: EventLanguage): string =>
  words.length < 2 ? words.join('') : announcements.and(words.slice(0, -1).join(', '), words.at(-1) ?? '');
