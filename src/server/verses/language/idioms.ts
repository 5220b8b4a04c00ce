import { idioms } from '#content/verses/idioms.ts';
import { phraseList } from './phraseList.ts';

const sayings = phraseList(idioms);

/** The words of a message without sayings such as `dying to hear the choir` or `my phone died`, where nobody dies. */
export const withoutIdioms = (words: string[]): string[] => sayings.without(words);
