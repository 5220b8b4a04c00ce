import { expect, it } from 'vitest';
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
