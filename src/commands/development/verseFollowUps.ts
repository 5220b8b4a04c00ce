import type { VerseAnswer } from '#shared/verse/verse.ts';

const EXPLAINED = / (?:stands|iko|imo|kimo) (?:in|katika) /;

const usfmOf = ({ passages }: VerseAnswer): string => passages.map(({ usfm }) => usfm).join(' ');

/**
 * Whether an answer is what a follow-up should bring. A place means that place, also as one of several; `same`, `another`
 * (of the same need), `other`, `chapter`, `explained`, `shorter`, `thanks`; `need =`, `book =` and `several =` name keys,
 * books and a number.
 */
export function isAsExpected(before: VerseAnswer, answer: VerseAnswer, expected: string): boolean {
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
      return EXPLAINED.test(answer.lead);
    case 'shorter':
      return /short|fupi/.test(answer.lead);
    case 'thanks':
      return answer.kind === 'thanks';
    case 'need':
      return isOneOf(answer.context.need?.split('/')[0] ?? '');
    case 'book':
      return place !== '' && place.split(' ').every((one) => isOneOf(one.slice(0, 3)));
    case 'several':
      return answer.passages.length === Number(values);
    default:
      return expected
        .split(' ')
        .some((one) => place === one || (one.endsWith('explained') && EXPLAINED.test(answer.lead)));
  }
}
