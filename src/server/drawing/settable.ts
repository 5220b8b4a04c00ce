import { headingFont } from '#content/artwork/kit/headingFont.ts';

/** A part of the font. */
export type Letters = Parameters<typeof headingFont>[0];

const holds = (letters: Letters, sign: string): boolean => headingFont(letters).charToGlyphIndex(sign) > 0;

/** The part of the font that has a sign; undefined where neither has. */
export const partWith = (sign: string): Letters | undefined =>
  holds('latin', sign) ? 'latin' : holds('latin-ext', sign) ? 'latin-ext' : undefined;

/** What is written with other signs than the font's, and means the same. */
const SAME: Readonly<Record<string, string>> = {
  ʼ: '’',
  ʻ: '‘',
  ˈ: '’',
  '′': '’',
  '″': '”',
  '‐': '-',
  '‑': '-',
  '―': '—',
};

/**
 * A text as the font can set it: letters in disguise as plain ones, quotation marks that open and close, and nothing that
 * would be an empty box, such as emoji or Arabic. Empty where little of it can be set: what is left would make no sense.
 */
export function settable(text: string): string {
  let set = '';
  let lost = 0;
  for (const sign of text.normalize('NFC')) {
    if (/[\s\p{Z}]/u.test(sign)) set += ' ';
    else if (SAME[sign] !== undefined) set += SAME[sign];
    else if (partWith(sign)) set += sign;
    else {
      const plain = [...sign.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part) && partWith(part)).join('');
      if (plain === '' && /[\p{L}\p{N}]/u.test(sign)) lost++;
      set += plain;
    }
  }
  const held = set.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return held > lost ? tidied(withRightQuotes(set)) : '';
}

/** Without what stands alone where signs were left out: empty brackets, and dashes and stops at either end. */
const tidied = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]|“\s*”/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[!?.,;:](?: |$))/g, '')
    .replace(/^[\s!?.,;:|/·•–—-]+(?=\S)|[\s,;:|/·•–—-]+$/g, '');

const withRightQuotes = (text: string): string =>
  text
    .replace(/(^|[\s([{‘“—–/])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/'(?=\d\d\b)/g, '’')
    .replace(/(^|[\s([{“—–/])'/g, '$1‘')
    .replace(/'/g, '’');
