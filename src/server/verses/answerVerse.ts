import type { VerseAnswer, VerseQuestion } from '#shared/verse/verse.ts';
import { openVerses } from './editions/verses.ts';

/** Messages that between them load everything which is loaded at first use: models, dictionary, indexes of lines. */
const WARM_UP = [
  'I am worried about my debts',
  'naogopa mtihani wa kesho',
  'the Lord is my shepherd',
  'Luke 2:7',
  'hello',
];

const verses = await openVerses(JSON.parse(process.argv.at(-1) ?? '{}'));
for (const message of WARM_UP) verses.answer(message);

/** Answers a question. Call it in a child process, as `openVersesApart` does: this module loads all models. */
export const answerVerse = ({ message, context }: VerseQuestion): VerseAnswer => verses.answer(message, context);
