import type { Glyph } from 'opentype.js';
import { headingFont } from '#content/artwork/kit/headingFont.ts';
import { layLines } from '#shared/layLines.ts';
import { type Letters, partWith } from './settable.ts';

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

/** A word's letters, each with where it begins, and the word's width, in shares of the size. */
interface SetWord {
  letters: { glyph: Glyph; at: number }[];
  width: number;
}

/** The most words that are remembered: those of one title are measured again and again until it fits. */
const MOST_WORDS = 2000;
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
  if (setWords.size >= MOST_WORDS) setWords.clear();
  setWords.set(word, set);
  return set;
}

/** A letter as SVG path data, a thousand units to the size. */
function outlineOfLetter(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.getPath(0, 0, 1000).toPathData(1);
  outlines.set(glyph, outline);
  return outline;
}

/** How wide a settable text is. The font knows no kerning with a space. */
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

/** A line's outlines as SVG. */
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
