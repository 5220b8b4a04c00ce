import { headingFont } from '#content/artwork/kit/headingFont.ts';
import { layLines } from '#shared/layLines.ts';

/** Setting type in the site's heading font: sizes and places in pixels, everything as outlines. */

/** Words on one line. */
export interface Line {
  text: string;
  /** Where it begins, and the line that its letters stand on. */
  x: number;
  y: number;
  size: number;
  /** How wide it is. */
  width: number;
  /** Space between two letters, in shares of the size. */
  spacing: number;
}

/** Text that fits a space. */
export interface Fitted {
  lines: string[];
  size: number;
}

type Letters = Parameters<typeof headingFont>[0];

const holds = (letters: Letters, sign: string): boolean => headingFont(letters).charToGlyphIndex(sign) > 0;

/** The part of the font that has a sign; undefined where neither has. */
const partWith = (sign: string): Letters | undefined =>
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
 * would be an empty box, such as emoji. Empty where nothing of it can be set.
 */
export function settable(text: string): string {
  let set = '';
  for (const sign of text.normalize('NFC')) {
    if (/[\s\p{Z}]/u.test(sign)) set += ' ';
    else if (SAME[sign] !== undefined) set += SAME[sign];
    else if (partWith(sign)) set += sign;
    else set += [...sign.normalize('NFKD')].filter((plain) => !/\p{M}/u.test(plain) && partWith(plain)).join('');
  }
  return withRightQuotes(set)
    .replace(/ +/g, ' ')
    .replace(/ (?=[!?.,;:](?: |$))/g, '')
    .trim();
}

const withRightQuotes = (text: string): string =>
  text
    .replace(/(^|[\s([{‘“—–/])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{“—–/])'/g, '$1‘')
    .replace(/'/g, '’');

/** A text in runs, each with the part of the font that it is set in. */
function runsOf(text: string): { letters: Letters; run: string }[] {
  const runs: { letters: Letters; run: string }[] = [];
  for (const sign of text) {
    const letters = partWith(sign) ?? 'latin';
    const last = runs.at(-1);
    if (last?.letters === letters) last.run += sign;
    else runs.push({ letters, run: sign });
  }
  return runs;
}

const ahead = (run: string, letters: Letters, size: number, spacing: number): number =>
  headingFont(letters).getAdvanceWidth(run, size, { letterSpacing: spacing });

/** How wide a settable text is. */
export const widthOf = (text: string, size: number, spacing = 0): number =>
  runsOf(text).reduce((width, { letters, run }) => width + ahead(run, letters, size, spacing), 0);

/** A line's outlines as SVG path data. */
export function outlineOf({ text, x, y, size, spacing }: Line): string {
  let at = x;
  return runsOf(text)
    .map(({ letters, run }) => {
      const path = headingFont(letters).getPath(run, at, y, size, { letterSpacing: spacing });
      at += ahead(run, letters, size, spacing);
      return path.toPathData(1);
    })
    .join('');
}

/** Words on one line, made smaller or at last cut short where they would be too wide. */
export function lineOf(
  text: string,
  place: { x: number; y: number; size: number; widest: number; smallest?: number; spacing?: number },
): Line {
  const { x, y, widest, spacing = 0, smallest = place.size } = place;
  const full = widthOf(text, place.size, spacing);
  const size = Math.max(smallest, Math.floor(place.size * Math.min(1, widest / full)));
  const shown = shortened(text, (part) => widthOf(part, size, spacing) <= widest);
  return { text: shown, x, y, size, width: widthOf(shown, size, spacing), spacing };
}

/**
 * A text in the largest of some sizes in which it fits. In the smaller half of them, words that are too long are broken;
 * in the smallest, what is too much ends in an ellipsis.
 *
 * @param space.sizes the largest first
 * @param space.leading from one line to the next, in shares of the size
 */
export function fitted(
  text: string,
  space: { width: number; height: number; sizes: readonly number[]; leading: number },
): Fitted {
  const { width, height, sizes, leading } = space;
  const smallest = sizes.at(-1) ?? 16;
  for (const [at, size] of sizes.entries()) {
    const measure = (part: string) => widthOf(part, size);
    const most = Math.max(1, Math.floor(height / (size * leading)));
    const last = size === smallest;
    const lines = layLines(
      at >= sizes.length / 2 || last ? withWordsBroken(text, measure, width) : text,
      measure,
      width,
    );
    if (lines.length <= most && lines.every((line) => measure(line) <= width)) return { lines, size };
    if (last) return { lines: cutAfter(lines, most, measure, width), size };
  }
  return { lines: [], size: smallest };
}

function cutAfter(lines: string[], most: number, measure: (text: string) => number, width: number): string[] {
  const rest = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), shortened(rest, (part) => measure(part) <= width)];
}

/** A text whole, or as much of it as fits with an ellipsis, after a whole word where one is near. */
function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const signs = [...text];
  let [enough, tooMany] = [0, signs.length];
  while (tooMany - enough > 1) {
    const middle = (enough + tooMany) >> 1;
    if (fits(ended(signs.slice(0, middle).join('')))) enough = middle;
    else tooMany = middle;
  }
  const cut = signs.slice(0, enough).join('');
  const word = cut.lastIndexOf(' ');
  return ended(word > cut.length * 0.7 ? cut.slice(0, word) : cut);
}

const ended = (text: string): string => `${text.replace(/[\s.,;:!?…–—-]+$/, '')}…`;

/** The text with every word that is wider than a line broken by hyphens. */
const withWordsBroken = (text: string, measure: (text: string) => number, width: number): string =>
  text
    .split(' ')
    .map((word) => (measure(word) <= width ? word : broken(word, measure, width)))
    .join(' ');

function broken(word: string, measure: (text: string) => number, width: number): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && measure(`${part}${sign}-`) > width) {
      parts.push(/[-–—]$/.test(part) ? part : `${part}-`);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join(' ');
}
