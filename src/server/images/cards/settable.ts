import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import { normalForm } from '#shared/normalForm.ts';
import { withoutEnding } from '#shared/withoutEnding.ts';

/** A file of the font: `latin` for nearly everything, `latin-ext` for the letters of Kikuyu and others that it lacks. */
export type Letters = 'latin' | 'latin-ext';

const require = createRequire(import.meta.url);
const read = new Map<Letters, Font>();

/**
 * The site's heading font as outlines, so that what is drawn with it needs no font on the machine. Its file is read when
 * it is first asked for.
 */
export function headingFont(letters: Letters): Font {
  const known = read.get(letters);
  if (known) return known;
  const file = readFileSync(require.resolve(`@fontsource/marcellus/files/marcellus-${letters}-400-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  read.set(letters, font);
  return font;
}

const holds = (letters: Letters, sign: string): boolean => headingFont(letters).charToGlyphIndex(sign) > 0;

/** The font file that has a character; undefined if neither does. */
export const partWith = (sign: string): Letters | undefined =>
  holds('latin', sign) ? 'latin' : holds('latin-ext', sign) ? 'latin-ext' : undefined;

/** Replacements for characters that the font lacks. */
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
 * A text that the font can set: plain letters for styled ones, curly quotes, nothing that would be an empty box, such as
 * emoji or Arabic. Empty if little of it can be set, since the rest would make no sense.
 */
export function settable(text: string): string {
  let set = '';
  let lost = 0;
  for (const sign of normalForm(text, 'NFC')) {
    if (/[\s\p{Z}]/u.test(sign)) set += ' ';
    else if (SAME[sign] !== undefined) set += SAME[sign];
    else if (partWith(sign)) set += sign;
    else {
      const plain = [...normalForm(sign, 'NFKD')].filter((part) => !/\p{M}/u.test(part) && partWith(part)).join('');
      if (plain === '' && /[\p{L}\p{N}]/u.test(sign)) lost++;
      set += plain;
    }
  }
  const held = set.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return held > lost ? tidied(withRightQuotes(set)) : '';
}

/** Removes what is left alone by omitted characters: empty brackets, and punctuation at either end. */
function tidied(text: string): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/\( ?\)|\[ ?\]|“ ?”/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[!?.,;:](?: |$))/g, '');
  const begun = tidy.replace(/^[\s!?.,;:|/·•–—-]+/, '') || tidy;
  return withoutEnding(begun, /[\s,;:|/·•–—-]/);
}

const withRightQuotes = (text: string): string =>
  text
    .replace(/(^|[\s([{‘“—–/])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/'(?=\d\d\b)/g, '’')
    .replace(/(^|[\s([{“—–/])'/g, '$1‘')
    .replace(/'/g, '’');
