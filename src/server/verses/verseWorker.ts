// The thread in which questions to the daily verse are answered; `verseThread.ts` starts it.
import { workerData } from 'node:worker_threads';
import type { VerseQuestion } from '#shared/verse/verse.ts';
import { serveTasks } from '../threads/serveTasks.ts';
import { openVerses, type VersesOptions } from './editions/verses.ts';

/** Messages that between them load everything which is loaded at first use: models, dictionary, indexes of lines. */
const WARM_UP = [
  'I am worried about my debts',
  'naogopa mtihani wa kesho',
  'the Lord is my shepherd',
  'Luke 2:7',
  'hello',
];

const verses = await openVerses(workerData as VersesOptions);
for (const message of WARM_UP) verses.answer(message);
serveTasks(({ message, context }: VerseQuestion) => verses.answer(message, context));
