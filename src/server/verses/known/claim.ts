import {
  ASKED_CLASSES,
  ASKS_FOR_PASSAGE,
  CLAIM,
  CLAIMS_SCRIPTURE,
  ONLY_ASKS,
  OWN_LIFE,
} from '#content/verses/asks/quoting.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';
import { isName } from '../references/names.ts';

const claim = phraseList(CLAIM);
const strong = phraseList(CLAIMS_SCRIPTURE);
const onlyAsks = phraseList(ONLY_ASKS);
const asksForPassage = phraseList(ASKS_FOR_PASSAGE, ASKED_CLASSES);
const ownLife = phraseList(OWN_LIFE);

/** The end of a part of a message: a comma, a question mark, a quotation mark, or a dash between spaces. */
const PARTS = /[,;?"“”]+|\s[-–—]+\s/;
const MAX_WORDS_OF_ASKING = 5;
/** A saying has at least this many words. */
const MIN_WORDS = 3;

/** The parts of a message that do not ask where they stand; all of it when no part is left. */
export function withoutClaim(message: string): string[] {
  const parts = message.split(PARTS).map(wordsOf);
  const asks = (words: string[]) =>
    claim.isIn(words) || (words.length <= MAX_WORDS_OF_ASKING && onlyAsks.isIn(words)) || words.some(isName);
  const kept = parts.filter((words) => !asks(words)).flat();
  return parts.filter(({ length }) => length > 0).length > 1 && kept.length >= MIN_WORDS ? kept : wordsOf(message);
}

/** Whether a message says of its words, or asks, that they stand in the Bible. */
export const claimsScripture = (words: readonly string[]): boolean => strong.isIn(words) && !asksForPassage.isIn(words);

/** Whether a message tells of the writer's own life or of people near: then it may ask for a passage for them. */
export const tellsOfOwnLife = (words: readonly string[]): boolean => ownLife.isIn(words);
