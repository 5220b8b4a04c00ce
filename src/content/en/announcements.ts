import { eventWords } from './interface.ts';

/** English words need no approval. */
export const approved = true;

/** The words for a group (content/events/announcements.ts, shared/events/times/week.ts). */
export const announcements = {
  thisWeek: eventWords.thisWeek,
  nextWeek: eventWords.nextWeek,
  /** `This week at Juja`. */
  at: (week: string, place: string) => `${week} at ${place}`,
  goesAhead: 'Goes ahead',
  nothing: 'Nothing besides our services.',
  services: 'Services',
  /** PrintedNotice: what has no room on the page. */
  moreOnSite: (count: number) => `And ${count} more: they stand on our website.`,
  and: (before: string, last: string) => `${before} and ${last}`,
  goesOnUntil: (day: string) => `Goes on until ${day}`,
  newDay: 'The new day will be told.',
  before: (before: string) => `Before: ${before}`,
  now: (now: string) => `Now: ${now}`,
  /** After one of several dates, in brackets. */
  beforeInLine: (before: string) => `before: ${before}`,
  /** `MOVED to Friday 27 November, 9 pm`, `MOVED from Main Sanctuary`. */
  movedTo: (status: string, to: string) => `${status} to ${to}`,
  movedFrom: (status: string, from: string) => `${status} from ${from}`,
};

/** The words on the pictures of events and weeks (server/images/cards/weekWords.ts, eventLayout.ts). */
export const pictureWords = {
  welcome: 'All are welcome',
  more: (count: number) => `and ${count} more`,
  goesOn: 'Goes on',
  /** Where an event takes place now. */
  movedTo: (when: string) => `to ${when}`,
  newDayToCome: 'A new day will be told',
  newDay: 'New day',
  service: (day: string) => `${day} service`,
};

/** The names of the calendars and feeds, and why one is refused (server/feeds/chosenEvents.ts, server/http/routes/pages/feeds.ts). */
export const feedWords = {
  /** `Ruiru Foundation Church: Kesha in Juja`. */
  title: (church: string, category?: string, place?: string) =>
    `${church}: ${category ?? 'events'}${place === undefined ? '' : ` in ${place}`}`,
  product: 'Events',
  oneOnly: (name: string) => `A feed can be of one ${name} only: name one, or leave it out.`,
  unknown: (name: string, known: string) => `There is no such ${name}: choose one of ${known}, or leave it out.`,
  /** The names above. */
  branch: 'branch',
  category: 'category',
  alarm: 'alarm',
  noDay: 'The day of this event is none that a calendar can hold.',
};
