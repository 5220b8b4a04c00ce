import { CLAIMS_SCRIPTURE, OWN_LIFE } from '#content/verses/asks/quoting.ts';
import { phraseList } from '../language/phraseList.ts';

const strong = phraseList(CLAIMS_SCRIPTURE);
const ownLife = phraseList(OWN_LIFE);

/** Whether a message says of its words, or asks, that they stand in the Bible. */
export const claimsScripture = (words: readonly string[]): boolean => strong.isIn(words);

/** Whether a message tells of the writer's own life or of people near: then it may ask for a passage for them. */
export const tellsOfOwnLife = (words: readonly string[]): boolean => ownLife.isIn(words);
