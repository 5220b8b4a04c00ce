import { needs } from '#content/verses/needs/needs.ts';
import { ENGLISH_WORDS, SWAHILI_WORDS } from '#content/verses/wordLists.ts';
import type { VerseLanguage } from '#shared/verse/verse.ts';
import { SWAHILI_NAMES } from '../references/names.ts';
import { isSwahiliVerb } from './concepts.ts';
import { isEnglish } from './english.ts';
import { setOf, wordsOf } from './words.ts';

const SWAHILI = setOf(SWAHILI_WORDS);
const ENGLISH = setOf(ENGLISH_WORDS);
const SHARED_NAMES = setOf('math ezra hosea rut est isa mal dan hab hag oba war');

/** Whether a word tells by itself which of the two languages a message is in. */
export const saysLanguage = (word: string): boolean =>
  SWAHILI.has(word) || ENGLISH.has(word) || SWAHILI_NAMES.has(word);

/** Longer words of the word lists of needs: they are told by their letters. */
const MIN_LETTERS = 4;
const ofNeeds = new Set(needs.flatMap(({ wito }) => wordsOf(wito)).filter((word) => word.length >= MIN_LETTERS));
const isSwahili = (word: string): boolean =>
  (SWAHILI_NAMES.has(word) && !SHARED_NAMES.has(word)) ||
  (!isEnglish(word) && (ofNeeds.has(word) || isSwahiliVerb(word)));

/** The language of a message, by the words that only one of them has; `otherwise` where nothing tells. */
export function languageOf(words: readonly string[], otherwise: VerseLanguage = 'en'): VerseLanguage {
  const swahili = words.filter((word) => SWAHILI.has(word) || (!ENGLISH.has(word) && isSwahili(word))).length;
  const english = words.filter((word) => !SWAHILI.has(word) && ENGLISH.has(word)).length;
  if (swahili === english) return otherwise;
  return swahili > english ? 'sw' : 'en';
}
