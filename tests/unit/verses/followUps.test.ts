import { verseContextSchema } from '#shared/verse/verse.ts';
import { plainVerses } from '#tests/support/bibles.ts';
import { readQuestions } from '#tests/support/questions.ts';
import { followUp } from '../../../src/commands/development/verseFollowUps.ts';

const verses = await plainVerses();

it.each(readQuestions('followUpQuestions'))('%s — %s: %s', (first, then, expected) => {
  expect(followUp(verses, first, then, expected)).toBe(expected);
});

it('says so where a psalm has no verse before its first', () => {
  const before = verses.answer('Zaburi 46:1');
  const answer = verses.answer('uliotangulia', verseContextSchema.validateSync(structuredClone(before.context)));
  expect(answer.lead).toContain('Zaburi 46 inaanza hapa: haina mstari kabla ya huu.');
});

/** What the page sends with the first message, below the day's verse. */
const BELOW_THE_DAY = { shown: ['PSA.32.8'], passage: 'PSA.32.8', language: 'en' } as const;

it.each(readQuestions('pageQuestions'))('below the verse of the day, %s: %s', (message, expected) => {
  const { passages } = verses.answer(message, verseContextSchema.validateSync(structuredClone(BELOW_THE_DAY)));
  const [place = 'nothing'] = passages.map(({ usfm }) => usfm);
  const isOfTheDay = place.startsWith('PSA.32.');
  const found = isOfTheDay ? 'explained' : place;
  expect(expected === 'not explained' && !isOfTheDay ? expected : found).toBe(expected);
});
