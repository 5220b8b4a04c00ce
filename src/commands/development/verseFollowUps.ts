import type { Verses } from '#server/verses/editions/verses.ts';
import { type VerseAnswer, verseContextSchema } from '#shared/verse/verse.ts';

const EXPLAINED = / (?:stands|iko|imo|kimo) (?:in|katika) /;

const usfmOf = ({ passages }: VerseAnswer): string => passages.map(({ usfm }) => usfm).join(' ');

/** An answer in one line. */
export const tellOf = ({ kind, context, lead, suggestions, passages }: VerseAnswer): string =>
  `${kind} ${context.need ?? ''} ${kind === 'choice' ? suggestions.join(', ') : lead.slice(0, 60)} ${passages[0]?.usfm ?? ''}`;

/**
 * What a second message brings: `expected` where it brings that, or else the answer in one line.
 *
 * @param expected passages, `same`, `another` (of the same need), `other`, `chapter`, `explained`, `shorter`, a kind of
 *   answer, or `need =`, `book =` and `several =` with keys, books or a number; several with `or` between them
 */
export function followUp(verses: Pick<Verses, 'answer'>, first: string, then: string, expected: string): string {
  const before = verses.answer(first);
  const answer = verses.answer(then, verseContextSchema.validateSync(structuredClone(before.context)));
  const isExpected = expected.split(' or ').some((one) => !answer.danger && isAsExpected(before, answer, one));
  return isExpected ? expected : tellOf(answer);
}

function isAsExpected(before: VerseAnswer, answer: VerseAnswer, expected: string): boolean {
  const [place, placeBefore] = [usfmOf(answer), usfmOf(before)];
  const [kind = '', values = ''] = expected.split(' = ');
  const isOneOf = (value: string) => values.split(' ').includes(value);
  switch (kind) {
    case 'another':
      return place !== '' && place !== placeBefore && answer.context.need === before.context.need;
    case 'other':
      return place !== '' && place !== placeBefore;
    case 'same':
      return place !== '' && place === placeBefore;
    case 'chapter':
      return place.split('.').length === 3 && place.includes('.1-') && place.slice(0, 3) === placeBefore.slice(0, 3);
    case 'explained':
      return answer.kind === 'words' && EXPLAINED.test(answer.lead);
    case 'shorter':
      return /short|fupi/.test(answer.lead);
    case 'need':
      return place !== '' && isOneOf(answer.context.need?.split('/')[0] ?? '');
    case 'book':
      return place !== '' && place.split(' ').every((one) => isOneOf(one.slice(0, 3)));
    case 'several':
      return answer.passages.length === Number(values);
    default:
      return place === expected || answer.kind === expected;
  }
}
