import { plainText } from '../language/plainText.ts';

/** Letters, digits or one emoji; a mark between letters (`don't`) is dropped before. */
const TOKEN = /\p{L}+|\d+|\p{Extended_Pictographic}/gu;

/**
 * The words of a message in lower case, without accents and apostrophes, and its emoji. A letter that is repeated for
 * emphasis stands twice at most (`sooooo` is `soo`), and every number is `0`.
 */
export function tokensOf(text: string): string[] {
  const plain = plainText(text)
    .replaceAll("'", '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
  return (plain.match(TOKEN) ?? []).map((token) => (/^\d/.test(token) ? '0' : token));
}
