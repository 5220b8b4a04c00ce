import type { CATEGORIES } from '#shared/events/eventFields.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';

/** English words need no approval. */
export const approved = true;

/**
 * The words of the interface that belong to no single page: labels, accessible names, units, states and errors. Each
 * group names the files that say it. A sentence with a number or a name in it is a function. The groups are constants of
 * their own, so that what only the server says stays out of the page.
 */

/** The line at the foot of a page whose words nobody has approved yet. English ones need no approval. */
export const unapproved = '';

/** Around every page (web/layout/site, web/layout/Brand.tsx, web/ui/layout/PageHeading.tsx). */
export const frame = {
  skip: 'Skip to the content',
  main: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  submenu: (entry: string) => `${entry} submenu`,
  staffArea: 'Staff area',
  editPage: 'Edit this page',
  socialMedia: 'Social media',
  footer: 'Footer',
  rights: 'All rights reserved.',
  breadcrumb: 'Breadcrumb',
  /** The accessible name of a link that opens a new tab (SiteLayout.tsx, web/features/verse/passage/PassageActions.tsx). */
  newTab: (name: string) => `${name} (opens in a new tab)`,
};

/** The switch to the other language, written in that language. */
export const otherLanguage = { name: 'Kiswahili' };

/** At the foot while the app does not start (index.html). */
export const notStarted =
  'A part of this page has not come yet, so its buttons and forms do not answer. What you typed stays here, and the site is still trying.';

/** Loading, failing and closing (web/ui/feedback, web/pages/site/EventCardPage.tsx). */
export const feedback = {
  /** Failure.tsx. */
  page: {
    title: 'This page did not load',
    text: 'The network may have dropped for a moment. Nothing that you typed is lost: load the page again.',
    again: 'Load again',
  },
  /** StatusDialog.tsx. */
  part: 'This part did not load. The network may have dropped for a moment.',
  /** StillTrying.tsx. */
  trying: 'There is no answer yet. The site is still trying.',
  /** Loading.tsx. */
  again: 'Try again',
  /** Loading.tsx. */
  more: 'Load more',
  loading: 'Loading...',
  /** useGrowingList.tsx. */
  showMore: 'Show more',
  /** ToastHost.tsx. */
  close: 'Close',
};

/** Sharing a page (web/ui/buttons/ShareButton.tsx). */
export const share = {
  button: 'Share',
  whatsApp: 'WhatsApp',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. It stands in your browser’s address bar.',
};

/** Names that are read out besides what is seen (web/myBranch/MyBranchChoice.tsx, web/features/visit/Places.tsx). */
export const places = {
  /** After `change`. */
  myBranch: 'my branch',
  /** After `Directions`. */
  to: (place: string) => `to ${place}`,
};

/** An event's card and the lists of events (web/entities/event, web/features/events-list, web/features/event-page). */
export const eventWords = {
  /** EventCard.tsx. */
  venue: 'Venue',
  startTime: 'Start time',
  endTime: 'End time',
  endDate: 'End Date',
  past: 'Past',
  /** EventDetails.tsx, for staff who have logged in. */
  edit: 'Edit',
  /** eventCount.ts. */
  count: (count: number) => (count === 0 ? 'No events' : `${count} ${count === 1 ? 'event' : 'events'}`),
  /** FoundEvents.tsx. `month` is `December 2026`. */
  countIn: (count: number, month: string) => `${eventWords.count(count)} in ${month}`,
  /** MonthDay.tsx: read out after the date. */
  today: 'today',
  /** The days of a service or an event that is near, and the weeks of what is coming. */
  onThisDay: 'Today',
  tomorrow: 'Tomorrow',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  /** eventText.tsx, server/feeds/eventWords.ts. */
  before: (before: string) => `Before: ${before}`,
};

/** The line that names the latest sermon (web/entities/sermon/LatestSermon.tsx). */
export const latestSermon = 'Latest sermon';

/** The categories of an event (shared/events/eventFields.ts), which are stored in English. */
export const categories: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  'Worship and Prayer': 'Worship and Prayer',
  Kesha: 'Kesha',
  Revival: 'Revival',
  'Bible Study': 'Bible Study',
  Seminar: 'Seminar',
  Conference: 'Conference',
  'In His Presence': 'In His Presence',
  Evangelism: 'Evangelism',
  Fellowship: 'Fellowship',
};

/** What became of an event. */
export const statuses: Readonly<Record<EventStatus, string>> = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  moved: 'Moved',
};

/** What a visitor reads where a request failed (web/api/errors.ts). */
export const requestErrors = {
  wentWrong: 'Something went wrong.',
  events: 'Failed to load events.',
  /** The contact form, where no answer came; `exception` is the browser's own text. */
  noAnswer: (exception: string) => `Error: ${exception}`,
  verse: 'Error: Unable to connect.',
};

/** Said of an event that is not there (server/http/routes/events/eventMissing.ts, staff's lists). */
export const eventAnswers = {
  missing: 'This event no longer exists. Somebody may have deleted it.',
  unknown: 'There is no such event.',
};

/** Said of a sermon that is not there. */
export const sermonAnswers = {
  missing: 'This sermon is no longer on the site.',
  unknown: 'There is no such sermon.',
  noSound: 'This recording is not on the site any more.',
};

/** What the server answers about a chapter, a picture or an address (server/http/routes). */
export const serverAnswers = {
  writeMessage: 'Please write a message.',
  noChapter: 'There is no such chapter.',
  noPicture: 'There is no picture at this address any more.',
  nothingHere: 'There is nothing at this address.',
  method: (method: string) => `This address does not take ${method} requests.`,
  notBuilt: 'The site’s pages are not built yet: start the site with npm start.',
  /** server/http/idempotency.ts. */
  savedOtherwise: 'This was saved already, with other words: reload the list to see what was saved.',
  /** server/http/routes/events/eventsQuery.ts: the list of events and its search. */
  once: (name: string) => `The query may name ${name} once.`,
  fromAfterTo: 'The day from must not lie after the day to.',
  queryDay: (name: string) => `The query’s ${name} must be a day such as 2026-11-27.`,
  queryLimit: (most: number) => `The query’s limit must be a whole number from 1 to ${most}.`,
  queryBefore: 'The query’s before must be a place in the list such as 2026-11-27,21:00,17.',
};

/** Refusals and faults (server/http/errors.ts, server/limits, server/validation, server/cache/renderQueue.ts). */
export const serverErrors = {
  wentWrong: 'Something went wrong.',
  mention: (id: string) => `If you tell us about it, please mention ${id}.`,
  unavailable: 'The site cannot reach its records just now. Please try again in a few minutes.',
  tooBusy: 'The site has too much to do just now. Please try again in a minute.',
  busy: 'The site has much to do just now. Please try again in a moment.',
  tooLarge: (kibibytes: number) => `The request is too large: at most ${kibibytes} KiB are read.`,
  needsJson: 'The request must be sent as JSON (Content-Type: application/json).',
  brokenJson: 'The request is not well-formed JSON.',
  wrongLength: 'The request is not as long as it says.',
  brokenAddress: 'The address is not well-formed.',
  longAddress: 'The address is too long.',
  brokeOff: 'The request broke off.',
  unreadable: 'The request cannot be read.',
  foreignForm:
    'This form was not sent from a page of this site, as far as your browser says, so nothing was saved. Please go ' +
    'back, load the page again and send it once more. If that does not help, please contact the church.',
  noHost: 'The request does not say which host it is for.',
  severalHosts: 'The request says more than once which host it is for.',
  needsFields: 'The request needs a JSON object with the fields.',
  noField: 'The request holds what no field can be.',
  tooMuch: 'The request holds more than any request may.',
  limits: {
    contact: 'You have sent several messages just now.',
    contactsOfAddress:
      'Many messages have just come over this internet connection, perhaps the church’s Wi-Fi, so yours has to wait.',
    signups: 'Many people have signed up from here just now.',
    signupsOfEvent: 'Many people are signing up for this event just now.',
    signupHeads:
      'Many people have just been signed up for this event over this internet connection, perhaps the church’s Wi-Fi. ' +
      'Use your phone’s own data, or ask the church to write you down.',
    verse: 'You have asked for many verses just now.',
    misses: 'You have asked for many different pages just now.',
    requests: 'Too many requests.',
  },
  /** After `limits`, without the full stop. */
  tryAgainIn: (minutes: number) => `Please try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}`,
};

/** What /daily-verse says by itself when it opens; its answer is the day's verse (specification, section 2). */
export const greeting = 'Hello';

/** The page of an error (server/http/errorPage.ts). */
export const errorPage = { back: 'Back to home' };

/** The site as an app on a phone (server/http/routes/pages/webManifest.ts). */
export const installed = {
  description: 'Service hours, events and a verse for today.',
  verse: 'Verse of the day',
  events: 'Events',
};
