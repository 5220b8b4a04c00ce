import type { Glyph } from 'opentype.js';
import { withoutEnding } from '#shared/withoutEnding.ts';
import { wrapText } from '#shared/wrapText.ts';
import { headingFont } from './headingFont.ts';
import { type Letters, partWith } from './settable.ts';

/** Sets text in the site's heading font as outlines; sizes and positions in pixels. */

/** A line of text. */
export interface Line {
  text: string;
  /** Its start and baseline. */
  x: number;
  y: number;
  size: number;
  /** Its width. */
  width: number;
  /** Letter spacing, relative to the size. */
  spacing: number;
}

interface Fitted {
  lines: string[];
  size: number;
}

/** A text split into runs by the font file that has their glyphs. */
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

/** A word's glyphs with their positions, and its width, relative to the size. */
interface SetWord {
  letters: { glyph: Glyph; at: number }[];
  width: number;
}

/** Cached words: a title's words are measured repeatedly until it fits. */
const MAX_WORDS = 2000;
const setWords = new Map<string, SetWord>();
const outlines = new WeakMap<Glyph, string>();

function setWord(word: string): SetWord {
  const known = setWords.get(word);
  if (known) return known;
  const set: SetWord = { letters: [], width: 0 };
  for (const { letters, run } of runsOf(word)) {
    set.width = headingFont(letters).forEachGlyph(run, set.width, 0, 1, undefined, (glyph, at) => {
      set.letters.push({ glyph, at });
    });
  }
  if (setWords.size >= MAX_WORDS) setWords.clear();
  setWords.set(word, set);
  return set;
}

/** A glyph as SVG path data, 1000 units per em. */
function outlineOfLetter(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.getPath(0, 0, 1000).toPathData(1);
  outlines.set(glyph, outline);
  return outline;
}

/** The width of a text. The font has no kerning with spaces. */
export function widthOf(text: string, size: number, spacing = 0): number {
  let width = 0;
  for (const [index, word] of text.split(' ').entries())
    width += widthOfWord(word, spacing) + (index && space(spacing));
  return width * size;
}

const space = (spacing: number): number => setWord(' ').width + spacing;

function widthOfWord(word: string, spacing: number): number {
  const { letters, width } = setWord(word);
  return width + letters.length * spacing;
}

export function outlineOf({ text, x, y, size, spacing }: Line): string {
  const paths: string[] = [];
  let ahead = 0;
  for (const word of text.split(' ')) {
    for (const [index, { glyph, at }] of setWord(word).letters.entries()) {
      const from = Math.round((ahead + at + index * spacing) * 1000);
      paths.push(`<path transform="translate(${from})" d="${outlineOfLetter(glyph)}"/>`);
    }
    ahead += widthOfWord(word, spacing) + space(spacing);
  }
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size / 1000})">${paths.join('')}</g>`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Fits a text on one line: smaller first, truncated at last. */
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
 * Fits a text in the largest possible of some sizes. In the smaller half, long words are hyphenated; in the smallest, the
 * text is truncated with an ellipsis.
 *
 * @param space.sizes the largest first
 * @param space.leading line height, relative to the size
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
    const lines = wrapText(
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

/** A text, truncated with an ellipsis if necessary, after a whole word if one is near. */
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

const ended = (text: string): string => `${withoutEnding(text, /[\s.,;:!?…–—-]/)}…`;

/** Hyphenates every word that is wider than a line. */
const withWordsBroken = (text: string, measure: (text: string) => number, width: number): string =>
  text
    .split(' ')
    .map((word) => (measure(word) <= width ? word : broken(word, measure, width)))
    .join(' ');

function broken(word: string, measure: (text: string) => number, width: number): string {
  const parts: string[] = [];
  let [part, wide] = ['', measure('-')];
  for (const sign of word) {
    const more = measure(sign);
    if (part !== '' && wide + more > width) {
      parts.push(/[-–—]$/.test(part) ? part : `${part}-`);
      [part, wide] = ['', measure('-')];
    }
    part += sign;
    wide += more;
  }
  return [...parts, part].join(' ');
}
