import { FOR_SOMEBODY, PEOPLE } from '#content/verses/asked.ts';
import { FRAME_WORDS } from '#content/verses/wordLists.ts';
import type { Asking } from '../asking.ts';
import { formsOf } from '../language/concepts.ts';
import { phraseList } from '../language/phraseList.ts';
import { spellingDistance, wordsOf } from '../language/words.ts';
import { tells } from '../needs/telling.ts';
import type { Place } from '../search/places.ts';

const frame = new Set(FRAME_WORDS.split(/\s+/));
const forSomebody = phraseList(FOR_SOMEBODY, { PERSON: PEOPLE });

/** Whether a message says for whom it asks: then it quotes nothing. */
export const asksForSomebody = (words: readonly string[]): boolean => forSomebody.isIn(words);

/** A message of fewer words is a line only where it is nearly the whole of one. */
export const LEAST_WORDS_OF_LINE = 4;

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
  const verses = library.editions.flatMap((edition) =>
    edition.verses(place.book, place.chapter, place.first, place.last).map(({ text }) => text),
  );
  const there = [...verses, ...wordings].flatMap(wordsOf);
  const held = new Set([...there, ...formsOf(there).flat()]);
  const missed = tells(words).filter(
    (word) => !frame.has(word) && ![word, ...formsOf([word]).flat()].some((form) => isHeld(form, held)),
  );
  return missed.length <= (words.length >= MAY_MISS_ONE ? 1 : 0);
}

function isHeld(form: string, held: ReadonlySet<string>): boolean {
  if (held.has(form)) return true;
  const most = form.length >= LONG ? 2 : 1;
  return [...held].some((other) => other.length >= MAY_BE_MISSPELT && spellingDistance(form, other, most) <= most);
}
