import { PERSONAL } from '#content/verses/asks/church.ts';
import { CLAIMS_SCRIPTURE, OPENING, OWN_LIFE, QUESTION } from '#content/verses/asks/quoting.ts';
import { phraseList } from '../language/phraseList.ts';
import { wordsOf } from '../language/words.ts';

/** A test for messages, made of the words that a question is known by. */
export type AskTest = (words: readonly string[]) => boolean;

/** Shorter words have to be there whole, unless a star ends them; longer ones may go on (`baptis` finds `baptised`). */
const MIN_BEGINNING = 5;
const WHOLE_WORDS = new Set(['where', 'which', 'there']);

const isBeginning = (choice: string): boolean =>
  choice.endsWith('*') || (choice.length >= MIN_BEGINNING && !WHOLE_WORDS.has(choice));

/**
 * Reads the words by which a question is known (`src/content/verses/questions.ts`): commas between alternatives, `+`
 * between parts that must all be there, `|` between words if one of them is enough.
 */
export function askTest(asks: string): AskTest {
  const alternatives = asks.split(',').map((alternative) => alternative.split('+').map(beginningsOf));
  return (words) => {
    const text = ` ${words.join(' ')} `;
    return alternatives.some((parts) => parts.every((part) => part.some((beginning) => text.includes(beginning))));
  };
}

/** The texts to look for: one regular expression for each would cost megabytes. */
function beginningsOf(part: string): string[] {
  return part
    .trim()
    .split('|')
    .map((choice) => choice.trim().replace(/[-’']/g, ' '))
    .flatMap((choice) => (isBeginning(choice) ? [` ${choice.replace('*', '')}`] : [` ${choice} `, ` ${choice}s `]));
}

const question = phraseList(QUESTION, OPENING);

/** Whether a message asks something, and does not only tell of it. */
export const isQuestion = (message: string): boolean => /\?\s*$/.test(message) || question.isIn(wordsOf(message));

const personal = phraseList(PERSONAL);

/** Whether somebody speaks of himself or of his own people. */
export const isPersonal = (words: readonly string[]): boolean => personal.isIn(words);

const strong = phraseList(CLAIMS_SCRIPTURE);
const ownLife = phraseList(OWN_LIFE);

/** Whether a message says, or asks, that its words are in the Bible. */
export const claimsScripture = (words: readonly string[]): boolean => strong.isIn(words);

/** Whether a message tells of the writer's own life or of people near: then it may ask for a passage for them. */
export const tellsOfOwnLife = (words: readonly string[]): boolean => ownLife.isIn(words);
