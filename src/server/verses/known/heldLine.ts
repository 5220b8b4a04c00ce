import { HEARD } from '#content/verses/asks/quoting.ts';
import { WORDS_AROUND } from '#content/verses/bookNames.ts';
import { FRAME_WORDS } from '#content/verses/wordLists.ts';
import type { Asking } from '../asking.ts';
import { formsOf } from '../language/concepts.ts';
import { spellingDistance, wordsOf } from '../language/words.ts';
import { tells } from '../needs/telling.ts';
import { isName } from '../references/names.ts';
import { inFull } from '../search/phrases.ts';
import type { Place } from '../search/places.ts';

/** A word up to this length may have one wrong letter, a longer one two. */
const MAY_BE_MISSPELT = 3;
const LONG = 6;
/** In a line of so many words one may be another translation’s, or misspelt beyond knowing. */
const MAY_MISS_ONE = 6;

/**
 * Whether every word that says something, apart from those that tell where a line was heard, stands in a passage: in any of
 * the wordings, in any edition that is here, or nearly so. Otherwise half a line would be taken for the whole.
 */
export function holdsEveryWord(
  { library }: Asking,
  words: readonly string[],
  place: Place,
  wordings: readonly string[],
) {
  const verses = library.editions.flatMap((edition) => edition.verses(place).map(({ text }) => text));
  const there = [...verses, ...wordings].flatMap(wordsOf);
  const held = new Set([...there, ...formsOf(there).flat()]);
  const missed = tells(inFull(words)).filter(
    (word) => !FRAME.has(word) && ![word, ...formsOf([word]).flat()].some((form) => isHeld(form, held)),
  );
  return missed.length <= (words.length >= MAY_MISS_ONE ? 1 : 0);
}

function isHeld(form: string, held: ReadonlySet<string>): boolean {
  if (held.has(form)) return true;
  const most = form.length >= LONG ? 2 : 1;
  return [...held].some((other) => other.length >= MAY_BE_MISSPELT && spellingDistance(form, other, most) <= most);
}

/** Words around a line that tell where it was heard or read, or ask where it stands. */
const FRAME = new Set(FRAME_WORDS.split(/\s+/));
const heard = new Set(HEARD.split(' '));

/** Whether a word only tells where a line was heard, or asks for it. */
export const isFrame = (word: string): boolean => FRAME.has(word) || WORDS_AROUND.has(word) || isName(word);

/** The words of a message without those around a line, at each end. */
export const withoutFrame = (words: readonly string[]): string[] =>
  words.slice(
    words.findIndex((word) => !isFrame(word)),
    words.findLastIndex((word) => !isFrame(word)) + 1,
  );

/** Whether a message says where a line was heard or read, or asks for it. */
export const tellsWhere = (words: readonly string[]): boolean => words.some((word) => heard.has(word) || isName(word));

const MIN_WORDS_AT_END = 3;

/** The most words before a line that only tell where it was heard. */
const MOST_BEFORE = 10;

/** The ends of a message, each without some of its first words: one of them may be a line. */
export function endsOf(words: readonly string[]): string[][] {
  const upTo = words.slice(0, words.findLastIndex((word) => !isFrame(word)) + 1);
  const count = Math.min(MOST_BEFORE, upTo.length - MIN_WORDS_AT_END);
  return Array.from({ length: Math.max(0, count) }, (_, at) => upTo.slice(at + 1));
}
