import { branches } from '#content/en/branches.ts';
import { branchByKey, branchOf } from '#content/events/branchOf.ts';
import { type EventLanguage, eventLanguages } from '#content/events/eventLanguages.ts';
import { LANGUAGES, type Language } from '#content/language.ts';
import { HttpError } from '#server/httpError.ts';
import type { EventRow } from '#server/store/store.ts';
import { CATEGORIES } from '#shared/events/event.ts';
import { eventEnd } from '#shared/events/times/eventEnd.ts';
import { eventMoments } from '#shared/events/times/eventTimes.ts';
import { addDays, CHURCH_YEARS, churchClock, isDate } from '#shared/time.ts';

const BRANCHES = branches.map(({ key }) => key);

/** How long past events stay in the feeds. */
const MAX_PAST_DAYS = 90;

/** A feed's filter, all events, one branch or one category, and its language. */
export interface FeedChoice {
  language: EventLanguage;
  /** A branch's key. */
  branch?: string;
  category?: (typeof CATEGORIES)[number];
}

/**
 * Reads a feed's filter and language from its query.
 *
 * @throws HttpError 400 for an unknown branch, category or language, or several of them; in that language
 */
export function readFeedChoice(
  query: Readonly<Record<string, unknown>>,
  languages: Readonly<Record<Language, EventLanguage>>,
): FeedChoice {
  const language = languages[languageAsked(query.lang)];
  const branch = asked(query, 'branch', BRANCHES, language);
  const category = asked(query, 'category', CATEGORIES, language);
  return { language, ...(branch && { branch }), ...(category && { category }) };
}

/** The language that `?lang=` asks for, English without it. @throws HttpError 400 for one that there is not */
export function languageAsked(lang: unknown): Language {
  const asked = lang === undefined || lang === '' ? 'en' : LANGUAGES.find((known) => known === lang);
  if (!asked) throw new HttpError(400, eventLanguages.en.feedWords.unknown('language', LANGUAGES.join(', ')));
  return asked;
}

/** What a filter asks for, in capitals or not; undefined without it. */
function asked<Known extends string>(
  query: Readonly<Record<string, unknown>>,
  name: 'branch' | 'category',
  known: readonly Known[],
  { feedWords }: EventLanguage,
): Known | undefined {
  const { [name]: value = '' } = query;
  if (typeof value !== 'string') throw new HttpError(400, feedWords.oneOnly(feedWords[name]));
  const wanted = value.trim().toLowerCase();
  const found = known.find((one) => one.toLowerCase() === wanted);
  if (wanted !== '' && !found) throw new HttpError(400, feedWords.unknown(feedWords[name], known.join(', ')));
  return found;
}

/** The events of a feed: all upcoming ones, and those of the last 90 days, the next one first. */
export function chosenEvents(rows: readonly EventRow[], { branch, category }: FeedChoice, today: string): EventRow[] {
  const since = addDays(today, -MAX_PAST_DAYS);
  return feedRows(rows)
    .filter(
      (row) =>
        eventEnd(row).date >= since &&
        (category === undefined || row.category === category) &&
        (branch === undefined || branchOf(row.venue)?.key === branch),
    )
    .reverse();
}

/** The feed's title: `Ruiru Foundation Church: Kesha in Juja`. */
export const feedName = ({ branch, category, language }: FeedChoice): string =>
  language.feedWords.title(language.church, category && language.categories[category], branchByKey(branch)?.name);

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
