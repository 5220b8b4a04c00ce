import type { CATEGORIES } from '#shared/events/eventFields.ts';

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
export function pastedCategory(title: string, lines: readonly string[]): Category | undefined {
  const [inTitle] = namedIn(title);
  if (inTitle) return inTitle;
  const named = namedIn(lines.join('\n'));
  return named.length === 1 ? named[0] : undefined;
}
