import { expect, it } from 'vitest';
import { verseContextSchema } from '#shared/verse/verse.ts';
import { plainVerses } from '#tests/support/bibles.ts';
import { readQuestions } from '#tests/support/questions.ts';

const verses = await plainVerses();

/** What an answer is, as `questions/followUpQuestions.txt` expects it. */
function told(first: string, then: string, expected: string): string {
  const before = verses.answer(first);
  const answer = verses.answer(then, verseContextSchema.validateSync(structuredClone(before.context)));
  const [place = '', placeBefore = ''] = [answer, before].map(({ passages }) =>
    passages.map(({ usfm }) => usfm).join(' '),
  );
  if (answer.danger) return `danger ${answer.danger}`;
  const [kind = '', values = ''] = expected.split(' = ');
  const isOneOf = (value: string) => values.split(' ').includes(value);
  switch (kind) {
    case 'another':
      return place !== '' && place !== placeBefore && answer.context.need === before.context.need ? kind : place;
    case 'same':
      return place !== '' && place === placeBefore ? kind : place;
    case 'explained':
      return answer.kind === 'words' && / (?:stands|iko|imo|kimo) (?:in|katika) /.test(answer.lead)
        ? kind
        : answer.lead;
    case 'shorter':
      return /short|fupi/.test(answer.lead) ? kind : answer.lead;
    case 'thanks':
    case 'help':
    case 'nothing':
      return answer.kind;
    case 'need':
      return isOneOf(answer.context.need?.split('/')[0] ?? '') && place ? expected : `${kind} = ${answer.context.need}`;
    case 'book':
      return place?.split(' ').every((one) => isOneOf(one.slice(0, 3))) ? expected : place;
    default:
      return place;
  }
}

it.each(readQuestions('followUpQuestions'))('%s — %s: %s', (first, then, expected) => {
  expect(told(first, then, expected)).toBe(expected);
});

it('says so where a psalm has no verse before its first', () => {
  const before = verses.answer('Zaburi 46:1');
  const answer = verses.answer('uliotangulia', verseContextSchema.validateSync(structuredClone(before.context)));
  expect(answer.lead).toContain('Zaburi 46 inaanza hapa: haina mstari kabla ya huu.');
});
