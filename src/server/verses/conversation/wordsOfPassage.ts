import { ASKING_WORDS, ASKS_ABOUT, NAMES_OF_GOD, OF_A_TEXT, POINTS_AT_IT } from '#content/verses/asks/onward.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { famousPlaces } from '../known/answerLine.ts';
import { answerFact } from '../known/answerListed.ts';
import { answerOfFaith } from '../known/answerQuestions.ts';
import { phraseList } from '../language/phraseList.ts';
import { setOf, wordsOf } from '../language/words.ts';
import { answerReference } from '../references/answerReference.ts';
import type { Place } from '../search/places.ts';
import { explain } from './explain.ts';
import { versesAround } from './extents.ts';

/** Words that show a question about a passage. */
const asksAbout = phraseList(ASKS_ABOUT);
/** Words of such a question that name nothing in the passage. */
const asking = new Set(ASKING_WORDS.split(' '));

/** Words that point at the passage: `this`, `here`, `he`. */
const points = phraseList(POINTS_AT_IT);
/** Words about a text that name no subject. */
const ofText = phraseList(OF_A_TEXT);
const ofGod = setOf(NAMES_OF_GOD);

/** Whether a message asks about words of the last passage, or of the verses beside it. */
export function asksOfWords(asked: Asking, place: Place): boolean {
  const { words, context } = asked;
  if (context.need || context.query || !asksAbout.isIn(words)) return false;
  const named = stemsOf(words.filter((word) => !asking.has(word)).join(' '));
  return named.length > 0 && areIn(named, textAround(asked, place)) && !isAnsweredByItself(asked);
}

/**
 * Whether a message asks of a person or a matter that the passage before it does not name: `who is Moses` below a psalm of
 * David. Nothing in it points at the passage.
 */
export function asksOfItsOwn(asked: Asking, place: Place): boolean {
  const { words } = asked;
  if (!asksAbout.isIn(words) || points.isIn(words)) return false;
  const subjects = ofText.without(words.filter((word) => !asking.has(word)));
  const others = subjects.filter((word) => !ofGod.has(word));
  const named = stemsOf((others.length > 0 ? others : subjects).join(' '));
  // The words of the explanation name the book, its setting and who speaks.
  return !areIn(named, `${explain(asked, place).lead} ${textAround(asked, place)}`) || isAnsweredByItself(asked);
}

/** Whether a question that points at no passage has an answer of its own, as `how do I pray` has. */
const isAnsweredByItself = (asked: Asking): boolean =>
  !points.isIn(asked.words) && (answerFact(asked) ?? answerOfFaith(asked)) !== undefined;

const textAround = ({ library }: Asking, place: Place): string =>
  library.editions
    .flatMap((edition) => edition.verses(versesAround(place)))
    .map(({ text }) => text)
    .join(' ');

/** Whether words of a text have each of these stems; a short one is a whole word, or its plural. */
function areIn(stems: string[], text: string): boolean {
  const said = ` ${wordsOf(text).join(' ')} `;
  return stems.every((stem) =>
    stem.length < STEM ? said.includes(` ${stem} `) || said.includes(` ${stem}s `) : said.includes(` ${stem}`),
  );
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
