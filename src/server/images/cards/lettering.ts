import { LRUCache } from 'lru-cache';
import type { PathCommand } from 'opentype.js';
import { withoutEnding } from '#shared/withoutEnding.ts';
import { wrapText } from '#shared/wrapText.ts';
import { headingFont, type Letters, partWith } from './settable.ts';

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

/** Cached words: a title's words are measured repeatedly until it fits. */
const MAX_WORDS = 2000;

/** The width of a word and how many signs it has, relative to the size. */
const setWords = new LRUCache<string, { width: number; signs: number }>({
  max: MAX_WORDS,
  memoMethod(word) {
    const set = { width: 0, signs: 0 };
    for (const { letters, run } of runsOf(word)) {
      set.width = headingFont(letters).forEachGlyph(run, set.width, 0, 1, undefined, () => set.signs++);
    }
    return set;
  },
});

/** The width of a text. The font has no kerning with spaces. */
export function widthOf(text: string, size: number, spacing = 0): number {
  const words = text.split(' ').map((word) => setWords.memo(word));
  const spaces = (words.length - 1) * (setWords.memo(' ').width + spacing);
  return words.reduce((sum, { width, signs }) => sum + width + signs * spacing, spaces) * size;
}

/** A line of text as SVG path data. */
export function outlineOf({ text, x, y, size, spacing }: Line): string {
  const options = { letterSpacing: spacing };
  let at = x;
  const commands = runsOf(text).flatMap(({ letters, run }) => {
    const path = headingFont(letters).getPath(run, at, y, size, options);
    at += headingFont(letters).getAdvanceWidth(run, size, options);
    return path.commands;
  });
  return commands.map(written).join('');
}

/** A part of an outline. The package's own way of writing makes NaN of very small fractions. */
function written({ type, ...command }: PathCommand): string {
  const { x1, y1, x2, y2, x, y }: { [Name in 'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y']?: number } = command;
  return (
    type +
    [x1, y1, x2, y2, x, y]
      .filter((number) => number !== undefined)
      .map(hundredths)
      .join(' ')
  );
}

const hundredths = (number: number): number => Math.round(number * 100) / 100;

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
): { lines: string[]; size: number } {
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
    if (!last) continue;
    const rest = shortened(lines.slice(most - 1).join(' '), (part) => measure(part) <= width);
    return { lines: [...lines.slice(0, most - 1), rest], size };
  }
  return { lines: [], size: smallest };
}

/** A text, truncated with an ellipsis if necessary, after a whole word if one is near. */
function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const signs = [...text];
  do signs.pop();
  while (signs.length > 0 && !fits(ended(signs.join(''))));
  const cut = signs.join('');
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
