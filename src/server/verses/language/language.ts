import { ENGLISH_WORDS, SWAHILI_WORDS } from '#content/verses/wordLists.ts';
import type { VerseLanguage } from '#shared/verse/verse.ts';
import { SWAHILI_NAMES } from '../references/names.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

const SWAHILI = list(SWAHILI_WORDS);
const ENGLISH = list(ENGLISH_WORDS);
const SHARED_NAMES = list('math ezra hosea rut est isa mal dan hab hag oba war');

/** Whether a word tells by itself which of the two languages a message is in. */
export const saysLanguage = (word: string): boolean =>
  SWAHILI.has(word) || ENGLISH.has(word) || SWAHILI_NAMES.has(word);

/**
 * The language of a message, by the words that only one of them has.
 *
 * @param isSwahili says of a word in neither list whether it calls for a need in Kiswahili
 * @param otherwise the language when nothing tells
 */
export function languageOf(
  words: string[],
  isSwahili: (word: string) => boolean,
  otherwise: VerseLanguage,
): VerseLanguage {
  let swahili = 0;
  let english = 0;
  for (const word of words) {
    if (SWAHILI.has(word)) swahili++;
    else if (ENGLISH.has(word)) english++;
    else if ((SWAHILI_NAMES.has(word) && !SHARED_NAMES.has(word)) || isSwahili(word)) swahili++;
  }
  if (swahili === english) return otherwise;
  return swahili > english ? 'sw' : 'en';
}
