import { PERSONAL } from '#content/verses/asks/church.ts';
import { phraseList } from '../language/phraseList.ts';

const personal = phraseList(PERSONAL);

/** Whether somebody speaks of himself or of his own people. */
export const isPersonal = (words: readonly string[]): boolean => personal.isIn(words);
