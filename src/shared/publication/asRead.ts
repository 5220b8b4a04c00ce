import { normalForm } from '../normalForm.ts';

/** Digits of any script, and other signs for numbers. */
const NUMBER_SIGN = /\p{N}/gu;
const DIGIT = /\p{Nd}/u;

/** Marks on letters, and what cannot be seen. */
const UNSEEN = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Letters that the eye takes for a digit where one stands beside them. */
const ROUND = 'oοоօ';
const UPRIGHT = 'lι|ıіӏ';

/**
 * A text as a person reads it, in lower case: digits of every script as 0 to 9, without marks and what cannot be seen,
 * letters beside a digit that look like one as that digit.
 */
export function asRead(text: string): string {
  const plain = normalForm(text, 'NFKC')
    .replace(/[\n\r\t\u2028\u2029]/g, '\n')
    .replace(/[。｡．]/g, '.')
    .replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
    .replace(NUMBER_SIGN, digitOf)
    .toLowerCase();
  return withoutLookalikes(plain);
}

/** The digit that a sign stands for; a sign for a number that is no digit counts as one. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 128) return sign;
  if (!DIGIT.test(sign)) return '1';
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** From both sides, so that `4oo2oo` is read as 400200. */
function withoutLookalikes(text: string): string {
  const letters = [...text];
  const isDigit = (at: number) => /\d/.test(letters[at] ?? '');
  const look = (at: number, beside: number) => {
    const letter = letters[at] as string;
    if (!isDigit(beside)) return;
    if (ROUND.includes(letter)) letters[at] = '0';
    if (UPRIGHT.includes(letter)) letters[at] = '1';
  };
  for (let at = 1; at < letters.length; at++) look(at, at - 1);
  for (let at = letters.length - 2; at >= 0; at--) look(at, at + 1);
  return letters.join('');
}
