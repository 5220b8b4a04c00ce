import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { placesDescribed } from '../known/answerDescribed.ts';
import { wordsOf } from '../language/words.ts';
import { answerReference } from '../references/answerReference.ts';
import type { Place } from '../search/places.ts';
import { VERSES_AROUND } from './explain.ts';
import { lastVerse } from './steps.ts';

/** Asks what words mean, or who somebody is: `what is a rod`, `condemnation means what`, `rehema ni nini`. */
const WHAT_IS =
  /^(?:and |so |na |je )*(?:(?:what|who|whom|where) (?:is|are|was|were|does|do|did) (?:a |an |the |this |these |that )?(.+?)(?: mean| stand for)?(?: here| in it| in this)?|(.+?) (?:means? what|meaning|ni (?:nini|nani|wapi)|(?:ina|lina|yana)maanisha nini|maana yake(?: nini)?))$/;

/** Words that show a question about a passage. */
const ASKS_ABOUT =
  /\b(?:why|what|whats|who|whom|whose|when|where|which|how|means?|meaning|explain|understand|get|confus\w+|clarify|strange|mbona|nini|nani|lini|wapi|gani|vipi|maana|sielewi|sijaelewa|eleza|fafanua|\w*maanisha)\b/;
/** Words of such a question that name nothing in the passage. */
const ASKING_WORDS = new Set(
  (
    'why what whats who whom whose when where which how mean means meaning explain understand get confuses confusing clarify ' +
    'strange part parts bit word words verse line thing about here there does dont cant not this that these those with and for ' +
    'from then does did has have was were are can will stand stands stood really mbona nini nani lini wapi gani vipi maana sielewi ' +
    'sijaelewa eleza fafanua hapo hapa sehemu neno kuhusu kwa hiyo hii please tafadhali actually inamaanisha anamaanisha its'
  ).split(' '),
);
/** A longer question is about more than the passage. */
const MAX_WORDS_ABOUT = 11;
/** Words of those who tell of themselves. */
const OF_ONESELF = /\b(?:my|me|mine|our|us|am|im|ive|feel|yangu|wangu|langu|yetu|wetu|nina|niko|nime\w+)\b/;

/** Whether a message asks about words of the last passage, or of the verses beside it. */
export function asksOfWords({ words, context, library }: Asking, { book, chapter, first, last }: Place): boolean {
  if (context.need || context.query) return false;
  const text = words.join(' ');
  const textOf = (from: number, to: number) =>
    library.editions
      .flatMap((edition) => edition.verses(book, chapter, from, to))
      .map(({ text: said }) => said.toLowerCase())
      .join(' ');
  const holds = (stems: string[], passage: string) => stems.length > 0 && stems.every((stem) => passage.includes(stem));
  const [, one, other] = WHAT_IS.exec(text) ?? [];
  if (holds(stemsOf(one ?? other ?? ''), textOf(first, last))) return true;
  if (words.length > MAX_WORDS_ABOUT || OF_ONESELF.test(text) || !ASKS_ABOUT.test(text)) return false;
  const named = stemsOf(words.filter((word) => !ASKING_WORDS.has(word)).join(' '));
  return holds(named, textOf(Math.max(1, first - VERSES_AROUND), last + VERSES_AROUND));
}

/** If the part is longer, only its first verse is quoted. */
const MAX_VERSES_OF_PART = 15;
/** Words that are not searched for. */
const SMALL = new Set('the and of to in is was were he she they it his her their god about na ya wa kwa ni'.split(' '));
/** How many letters of a word have to agree: `shepherds` finds `shepherd`. */
const STEM = 5;

const stemsOf = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map((word) => word.slice(0, STEM));

/** The verses of the chapter that name what is asked for, from the first to the last. Undefined if none does. */
export function answerPart(asking: Asking, { book, chapter }: Place, about: string): VerseAnswer | undefined {
  const stems = stemsOf(about);
  const holding = asking.library.editions
    .flatMap((edition) => edition.verses(book, chapter, 1, lastVerse(asking, book, chapter)))
    .filter(({ text }) => stems.length > 0 && stems.every((stem) => text.toLowerCase().includes(stem)))
    .map(({ number }) => number);
  const named = [...new Set(holding)].toSorted((one, other) => one - other);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) {
    const [described] = placesDescribed(asking, wordsOf(about), { book, chapter });
    return described && answerReference(asking, [{ ...described, lastChapter: chapter }]);
  }
  const end = last - first < MAX_VERSES_OF_PART ? last : first;
  return answerReference(asking, [{ book, chapter, first, lastChapter: chapter, last: end }]);
}
