import { ASKING_WORDS, ASKS_ABOUT } from '#content/verses/asks/onward.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { famousPlaces } from '../known/answerLine.ts';
import { phraseList } from '../language/phraseList.ts';
import { answerReference } from '../references/answerReference.ts';
import type { Place } from '../search/places.ts';
import { versesAround } from './extents.ts';

/** Words that show a question about a passage. */
const asksAbout = phraseList(ASKS_ABOUT);
/** Words of such a question that name nothing in the passage. */
const asking = new Set(ASKING_WORDS.split(' '));

/** Whether a message asks about words of the last passage, or of the verses beside it. */
export function asksOfWords({ words, context, library }: Asking, place: Place): boolean {
  if (context.need || context.query || !asksAbout.isIn(words)) return false;
  const texts = library.editions
    .flatMap((edition) => edition.verses(versesAround(place)))
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const named = stemsOf(words.filter((word) => !asking.has(word)).join(' '));
  return named.length > 0 && named.every((stem) => texts.includes(stem));
}

/** If the part is longer, only its first verse is quoted. */
const MAX_VERSES_OF_PART = 15;
/** How many letters of a word have to agree: `shepherds` finds `shepherd`. */
const STEM = 5;

const stemsOf = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, STEM));

/** The verses of the chapter that name what is asked for, from the first to the last. Undefined if none does. */
export function answerPart(asking: Asking, { book, chapter }: Place, about: string): VerseAnswer | undefined {
  const stems = stemsOf(about);
  const named = asking.library.editions
    .flatMap((edition) => edition.verses({ book, chapter }))
    .filter(({ text }) => stems.length > 0 && stems.every((stem) => text.toLowerCase().includes(stem)))
    .map(({ number }) => number);
  if (named.length === 0) {
    const isHere = (place: Place) => place.book === book && place.chapter === chapter;
    const known = famousPlaces(
      asking,
      about.split(' ').filter((word) => word.length > 2),
    ).find(isHere);
    return known && answerReference(asking, [known]);
  }
  const [first, last] = [Math.min(...named), Math.max(...named)];
  const end = last - first < MAX_VERSES_OF_PART ? last : first;
  return answerReference(asking, [{ book, chapter, first, last: end }]);
}
