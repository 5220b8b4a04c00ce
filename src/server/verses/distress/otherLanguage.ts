import { care, languageUnknown } from '#content/verses/distress/care.ts';
import { otherLanguages } from '#content/verses/distress/otherLanguages.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { helpLines, namesOfLines } from '../helpLines.ts';
import { isKnownWord } from '../language/concepts.ts';
import { saysLanguage } from '../language/language.ts';
import { phraseList } from '../language/phraseList.ts';
import { plainText } from '../language/words.ts';
import { fill, reply } from '../reply.ts';

const lists = Object.values(otherLanguages);
const death = phraseList(lists.map((list) => list.death).join('\n'));
const hurt = phraseList(lists.map((list) => list.hurt).join('\n'));
/** Whoever asks for help in a language that we do not know may be in any danger. */
const help = phraseList(lists.map((list) => list.help).join('\n'));

const wordsIn = (message: string): string[] => plainText(message).match(/[\p{L}\d]+/gu) ?? [];

/** The danger that is told in a language in which the page does not answer, and how clear it is. */
export function dangerInOtherLanguage(message: string) {
  const words = wordsIn(message);
  if (death.isIn(words)) return { kind: 'death', level: 'clear' } as const;
  if (hurt.isIn(words)) return { kind: 'hurt', level: 'clear' } as const;
  return help.isIn(words) ? ({ kind: 'hurt', level: 'possible' } as const) : undefined;
}

/** Fewer words are too little to tell a language by. */
const LEAST_WORDS = 3;
/** From this share of unknown words on a message is in no language that we know. */
const LEAST_UNKNOWN = 0.7;

/** Tells what languages the page knows, and whom to call, where a message is in none of them; undefined otherwise. */
export function answerOtherLanguage({ message, language }: Asking): VerseAnswer | undefined {
  const words = wordsIn(message).filter((word) => /\p{L}/u.test(word));
  const unknown = words.filter((word) => !isKnownWord(word) && !saysLanguage(word)).length;
  if (words.length < LEAST_WORDS || unknown < words.length * LEAST_UNKNOWN) return undefined;
  const lines = helpLines(care.risk.lines.slice(0, 2), language);
  const lead = fill(languageUnknown[language], { lines: namesOfLines(lines, language) });
  return reply({ kind: 'help', language, lead });
}
