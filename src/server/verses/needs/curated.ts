import { dailyVerses } from '#content/verses/daily.ts';
import { needs } from '#content/verses/needs/needs.ts';
import { wellKnown } from '#content/verses/wellKnown.ts';
import { type Place, parsePlace, verseId } from '../search/places.ts';

/** Reads a place that the content folder names. @throws Error if it is invalid */
export function placeOf(usfm: string): Place {
  const place = parsePlace(usfm);
  if (!place) throw new Error(`The content folder names ${usfm}, which is no passage.`);
  return place;
}

const DAYS: Place[][] = dailyVerses.map((month) => month.map(placeOf));
const ALL_DAYS = DAYS.flat();

/** The passages of each need, in the order of `needs`. */
export const needPlaces: Place[][] = needs.map(({ passages }) => passages.split(' ').map(placeOf));

/** Every passage that the church's own lists hold for a day or a need. */
export const curatedPlaces: Place[] = [...ALL_DAYS, ...needPlaces.flat()];

/** Every verse that the church's own lists hold: those that people often ask for, and that are safe to give. */
const curated = new Set<number>();
for (const { book, chapter, first, last } of [...curatedPlaces, ...wellKnown.map((one) => placeOf(one.passage))]) {
  for (let verse = first; verse <= last; verse++) curated.add(verseId(book, chapter, verse));
}

/** Whether one of the church's own lists holds a verse. */
export function isCurated(id: number): boolean {
  return curated.has(id);
}

/**
 * The verse of a day, the same for everyone; and with `another`, other verses for that day, each different.
 *
 * @param date `YYYY-MM-DD`, in the church's own time zone
 */
export function verseOfDay(date: string, another = 0): Place {
  const month = Number(date.slice(5, 7)) - 1;
  const day = Number(date.slice(8, 10)) - 1;
  const at = DAYS.slice(0, month).reduce((sum, days) => sum + days.length, 0) + day;
  const place = ALL_DAYS[(at + another * 149) % ALL_DAYS.length];
  if (!place) throw new Error(`No verse stands on ${date}.`);
  return place;
}
