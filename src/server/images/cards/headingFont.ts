import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);
const read = new Map<string, Font>();

/**
 * The site's heading font as outlines, so that what is drawn with it needs no font on the machine. Its file is read when
 * it is first asked for.
 *
 * @param letters `latin` for nearly everything, `latin-ext` for the letters of Kikuyu and others that it lacks
 */
export function headingFont(letters: 'latin' | 'latin-ext'): Font {
  const known = read.get(letters);
  if (known) return known;
  const file = readFileSync(require.resolve(`@fontsource/marcellus/files/marcellus-${letters}-400-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  read.set(letters, font);
  return font;
}
