// The process in which questions to the daily verse are answered; `versesApart.ts` starts it.
import { setPriority } from 'node:os';
import type { VerseQuestion } from '#shared/verse/verse.ts';
import { openVerses } from './editions/verses.ts';
import type { VerseReport } from './versesApart.ts';

/** Messages that between them load everything which is loaded at first use: models, dictionary, indexes of lines. */
const WARM_UP = [
  'I am worried about my debts',
  'naogopa mtihani wa kesho',
  'the Lord is my shepherd',
  'Luke 2:7',
  'hello',
];

setPriority(5); // the site's pages come first
process.on('disconnect', () => process.exit()); // the site has ended
const verses = await openVerses(JSON.parse(process.argv[2] ?? '{}'));
for (const message of WARM_UP) verses.answer(message);

process.on('message', ({ message, context }: VerseQuestion) => {
  const say = (report: VerseReport) => process.send?.(report);
  try {
    say({ answer: verses.answer(message, context) });
  } catch (fault) {
    say({ fault: String(fault) });
  }
});
if (!process.connected) process.exit(); // it ended meanwhile
