import { branchOf } from '#content/events/branchOf.ts';
import { EVENT_LIMITS } from '#shared/events/event.ts';
import type { CATEGORIES } from '#shared/events/eventFields.ts';
import { SWAHILI_DAYS } from '#shared/swahiliClock.ts';
import { addDays, DAYS, MONTHS } from '#shared/time.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { withoutEnding } from '#shared/withoutEnding.ts';
import type { EventTexts } from '../editor/eventValues.ts';
import { type PastedWhen, pastedWhen } from './pastedWhen.ts';

/** The values of an event that could be read from a text. */
export type Announced = Partial<Pick<EventTexts, 'title' | 'category' | 'venue'>> & PastedWhen;

const PLACE = /^(?:venue|place|location|where|mahali|pahali|ukumbi|📍)[\s:\-–=]*(.*)/iu;
const LABEL = /^(?:event|title|theme|topic|what|tukio|mada)\s*[:\-–=]\s*/iu;
const NO_TITLE =
  /^(?:(?:arrival|departure|opening|closing|starts?|ends?|(?:guest )?(?:preacher|speaker|minister)|mhubiri|mnenaji)\s?[:\-–=]|date|dates|day|time|when|from|tarehe|siku|saa|wakati|muda|kuanzia|\d(?:st|nd|rd|th) service\b.*\d|🗓|📅|⏰|🕘)/iu;
const GREETING =
  /^(?:(?:praise|hallelujah|haleluya)(?!\s(?:and|&|night|day|evening|week|party|fest|concert|worship|service))|bwana|shalom|good (?:morning|afternoon|evening)|hello|hi\b|dear|greetings|mungu|asante|forwarded|salam|karibuni?\b|you are (?:all )?(?:invited|welcome)|mnakaribishwa|unakaribishwa|reminder|tangazo|announcement|notice)/iu;
const AT = /(?<!\p{L})(?:at|in|katika)\s+(?:the\s+)?(\p{Lu}[^\n,.;!]*)/gu;

/** A day or an hour behind a place. */
const BEHIND_PLACE = new RegExp(
  `[\\s,]{1,3}(?:(?:on|from|at|kuanzia)\\s)?(?:(?:${[...DAYS, ...SWAHILI_DAYS].join('|')})(?!\\p{L})|(?:saa|tarehe)\\s|\\d{1,2}(?:[:.]\\d\\d|\\s?[ap]\\.?m|st|nd|rd|th|\\s(?:${MONTHS.map((month) => month.slice(0, 3)).join('|')})))`,
  'iu',
);

/** What WhatsApp puts before each of several messages that are copied: `[28/11, 7:05 PM] Jane: `. */
const COPIED_FROM =
  /^\[?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?(?:\]|\s-)\s[^:\n]{1,60}:\s/gimu;

/** A line without marks, emoji and the dashes of a list. */
const plain = (line: string): string =>
  withoutEnding(
    withoutMarks(line)
      .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, '')
      .replace(/^[\s\-–—•*:]+/u, ''),
    /[\s\-–—•*:]/,
  ).replace(/\s+/g, ' ');

/**
 * Reads an announcement as it is written for a WhatsApp group, in English or Kiswahili.
 *
 * @param today the church's day, `YYYY-MM-DD` (Africa/Nairobi)
 */
export function readAnnouncement(pasted: string, today: string): Announced {
  const text = pasted.replace(COPIED_FROM, '');
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const found: Announced = {};
  const when = pastedWhen(withoutMarks(text), today);
  const venue = venueOf(lines, withoutMarks(text), (line) => pastedWhen(line, today).start_date ?? when.start_date);
  const title = titleOf(lines, venue, today);
  if (title) found.title = title.slice(0, EVENT_LIMITS.title);
  const category = pastedCategory(
    title ?? '',
    lines.filter((line) => !GREETING.test(plain(line))),
  );
  if (category) found.category = category;
  if (venue) found.venue = venue.slice(0, EVENT_LIMITS.venue);
  const { start_date, end_date, start_time = '', end_time } = when;
  const isOvernight =
    start_date !== undefined && end_date === start_date && end_time !== undefined && end_time <= start_time;
  return { ...found, ...when, ...(isOvernight && { end_date: addDays(start_date, 1) }) };
}

/** The first line that is bold; else the first that is no greeting, and says neither when nor where. */
function titleOf(lines: readonly string[], venue: string | undefined, today: string): string | undefined {
  const fit = lines.filter((line) => {
    const words = plain(line);
    if (venue && words.endsWith(venue) && /^(?:at|in|katika)\s(?:the\s)?$/iu.test(words.slice(0, -venue.length)))
      return false;
    if (words.length < 3 || words.length > 100 || GREETING.test(words) || PLACE.test(plain(line))) return false;
    return !NO_TITLE.test(line) && !NO_TITLE.test(words) && !/^https?:/i.test(words);
  });
  const bold = fit.find((line) => isBold(line));
  const first = fit.find((line) => !isDateAlone(plain(line), today));
  const chosen = bold ?? first;
  return chosen && plain(plain(chosen).replace(LABEL, ''));
}

/** Whether a line contains little more than a date or a time. */
const isDateAlone = (line: string, today: string): boolean =>
  line.length < 40 && /\d/.test(line) && Object.keys(pastedWhen(line, today)).length > 0;

/** Whether all words of a line stand between two stars. */
function isBold(line: string): boolean {
  const [before = '', , ...more] = line.split('*');
  return more.length === 1 && !/[\p{L}\p{N}]/u.test(before + more.join(''));
}

/** @param dayOf the day of the event that a line is about */
function venueOf(lines: readonly string[], text: string, dayOf: (line: string) => string | undefined) {
  const before = (place: string, end: RegExp) => plain(place.split(end, 1)[0] ?? '');
  for (const line of lines) {
    const [, place] = PLACE.exec(line) ?? PLACE.exec(plain(line)) ?? [];
    const venue = place && before(place, BEHIND_PLACE);
    if (venue) return venue;
  }
  for (const { 1: place = '', index } of text.matchAll(AT)) {
    const line = text.slice(text.lastIndexOf('\n', index) + 1).split('\n', 1)[0] ?? '';
    // In a programme the place of another day is not that of the event.
    if (branchOf(place) && dayOf(line) === dayOf(''))
      return before(before(place, BEHIND_PLACE), /\s(?:on|from|at|kuanzia|saa|siku)\b/iu);
  }
  return undefined;
}

type Category = (typeof CATEGORIES)[number];

/** The words for each category, in English and Kiswahili. Specific ones come first: a kesha is a prayer too. */
const NAMES: readonly [Category, RegExp][] = [
  ['In His Presence', /in his presence/i],
  ['Kesha', /\bm?kesha\b|overnight|all[- ]night|night of prayer|night vigil/i],
  ['Revival', /\brevival|\buamsho\b/i],
  ['Bible Study', /bible study|(?:mafunzo|somo) (?:la|ya) biblia|kujifunza biblia/i],
  ['Seminar', /\bsemina(?:r|rs)?\b/i],
  ['Conference', /\bconference|\bkongamano\b/i],
  ['Evangelism', /\bevangeli[sz]|\boutreach\b|\bcrusade\b|\bu?injilisti\b|\binjili\b/i],
  ['Fellowship', /\bfellowship\b|\bushirika\b/i],
  ['Worship and Prayer', /\bworship\b|\bprayers?\b|\bpraise\b|\bmaombi\b|\bibada\b/i],
];

const namedIn = (text: string): Category[] => NAMES.filter(([, name]) => name.test(text)).map(([category]) => category);

/**
 * The category that an announcement names: the most specific in its title, else the only one in its other lines.
 *
 * @param title the event's title
 * @param lines the other lines, without greetings
 */
function pastedCategory(title: string, lines: readonly string[]): Category | undefined {
  const [inTitle] = namedIn(title);
  if (inTitle) return inTitle;
  const named = namedIn(lines.join('\n'));
  return named.length === 1 ? named[0] : undefined;
}
