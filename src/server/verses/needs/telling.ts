import { idioms } from '#content/verses/idioms.ts';
import { EMPTY_WORDS } from '#content/verses/wordLists.ts';
import { phraseList } from '../language/phraseList.ts';
import { stemOf } from '../language/words.ts';

/** The stems of words that say nothing of what a message is about. */
const EMPTY = new Set(EMPTY_WORDS.split(/\s+/).map(stemOf));

/** The words of a message that say something. */
export const tells = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 1 && !EMPTY.has(stemOf(word)));

/** Their stems. */
export const stemsTold = (words: readonly string[]): string[] => tells(words).map(stemOf);

const sayings = phraseList(idioms);

/** The words of a message without idioms such as `dying to hear the choir` or `my phone died`. */
export const withoutIdioms = (words: string[]): string[] => sayings.without(words);
