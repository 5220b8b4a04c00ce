import { needs } from '#content/verses/needs/needs.ts';
import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { claimsScripture, tellsOfOwnLife } from '../known/askPattern.ts';
import { isKnownWord } from '../language/concepts.ts';
import { memoize } from '../language/memoize.ts';
import { spellingDistance, stemOf, wordsOf } from '../language/words.ts';
import { reply } from '../reply.ts';
import { topicIn, topicPlaces } from '../search/lines.ts';
import { answerPlaces } from '../search/quoting.ts';
import { answerNeed, askWhich, isClear } from './answerNeed.ts';
import { type UnderstoodNeed, understandNeed } from './needFinder.ts';
import { tells, withoutIdioms } from './telling.ts';

/** The need that a message tells of, a question which of two or three it is, or verses on a topic that no need covers. */
export function answerTold(asking: Asking): VerseAnswer | undefined {
  const { words, say, language, library } = asking;
  const nothing = () => reply({ kind: 'nothing', language, lead: say.notInBible, suggestions: say.suggestions.start });
  const understood = understandTopic(asking);
  const isKnown = knowsEnough(asking, understood);
  const need = isKnown ? answerNeed(asking, understood) : undefined;
  if (need) return need;
  // A message that tells of a need is answered with a question about it: `my friend lost her baby, which verse`.
  if (claimsScripture(words)) return (tellsOfOwnLife(words) ? askWhich(asking, understood) : undefined) ?? nothing();
  const found = topicPlaces(library, words, language);
  const query = words.join(' ').slice(0, VERSE_LIMITS.query);
  if (found.length > 0) return answerPlaces(asking, found, 'words', say.foundWord, { query });
  return isKnown ? askWhich(asking, understood) : undefined;
}

/** What a message tells of: by the topic alone where it asks for one, and without sayings such as `dying to see you`. */
function understandTopic({ words, wishes }: Asking): UnderstoodNeed {
  const plain = withoutIdioms(words);
  const { about, asked } = topicIn(plain);
  const ofWhole = understandNeed(plain.length < words.length ? about.join(' ') : wishes.message);
  const ofTopic = asked ? understandNeed(about.join(' ')) : undefined;
  // `a birthday verse for my wife` asks for more than what stands behind `for`.
  return ofTopic && isClear(ofTopic) && ofTopic.together >= ofWhole.together ? ofTopic : ofWhole;
}

/** How sure a need must be that is answered although more than half of the words are unknown. */
const SURE = 0.5;

/** The stems of the word lists of needs. */
const listed = new Set(needs.flatMap(({ calls, wito }) => wordsOf(`${calls} ${wito}`)).map(stemOf));

/** Whether a word stands in a list, or is one letter from a long word of it: `anxios`. */
const isListed = memoize((word: string): boolean => {
  const stem = stemOf(word);
  if (listed.has(stem)) return true;
  return stem.length > 4 && [...listed].some((other) => other[0] === stem[0] && spellingDistance(stem, other, 1) <= 1);
});

/** Whether enough of a message is known to read a need from it; numbers, links and letters without sense are not. */
function knowsEnough({ message, words, language }: Asking, { together }: UnderstoodNeed): boolean {
  // Of Kiswahili only some roots are listed; that the message is in it was told by its own little words.
  if (language === 'sw' && words.length > 2) return true;
  if (/\p{Extended_Pictographic}/u.test(message)) return true;
  if (!/\p{L}/u.test(message) || message.includes('://')) return false;
  const said = tells(words);
  if (said.length === 0) return words.length > 2 || together >= SURE;
  return said.filter((word) => isKnownWord(word) || isListed(word)).length * 2 >= said.length || together >= SURE;
}
