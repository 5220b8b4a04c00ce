import { DEEP_GLASS, GLASS_GOLD, GLASS_SOFT, GOLD, GOLD_INK, PARCHMENT, WINE } from '#shared/colours.ts';
import { type Line, lineOf, outlineOf, widthOf } from './lettering.ts';

/** The SVG parts of the pictures; sizes and positions in pixels. */

/** The colours of the site's glass (see the theme), the same in light and dark mode. */
export const ON_GLASS = {
  deep: DEEP_GLASS,
  white: '#ffffff',
  soft: GLASS_SOFT,
  gold: GLASS_GOLD,
  button: GOLD,
  ink: GOLD_INK,
  parchment: PARCHMENT,
  wine: WINE,
  rose: '#ff9fae',
} as const;

export interface Words extends Line {
  colour: string;
  /** Struck through, since it is outdated. */
  struck?: boolean;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A line of text as outlines, struck through if outdated. */
export function words(line: Words): string {
  const letters = `<path fill="${line.colour}" d="${outlineOf(line)}"/>`;
  if (!line.struck || line.text === '') return letters;
  const thick = Math.max(2.5, line.size * 0.055);
  const middle = line.y - line.size * 0.27;
  return `${letters}<rect x="${round(line.x - 4)}" y="${round(middle - thick / 2)}" width="${round(line.width + 8)}" height="${round(thick)}" fill="${ON_GLASS.rose}"/>`;
}

/** A label in a pill at a position (left, top), with its width. */
export function pill(
  text: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): { svg: string; width: number } {
  const spacing = 0.08;
  const [height, inset] = [size * 1.75, size * 0.75];
  const line = lineOf(text, { x: x + inset, y: y + height / 2 + size * 0.35, size, widest: 400, spacing });
  const width = line.width - spacing * size + 2 * inset;
  const svg = `<rect x="${x}" y="${y}" width="${round(width)}" height="${height}" rx="${height / 2}" fill="${colour}"/>${words({ ...line, colour: ON_GLASS.ink })}`;
  return { svg, width };
}

/** A calendar leaf: month or weekday in white on wine, the day below. */
export function leaf(label: string, day: string, { x, y, width }: { x: number; y: number; width: number }): string {
  const [height, band, radius] = [width * 1.1, width * 0.34, width * 0.1];
  const middled = (text: string, size: number, down: number, spacing: number, colour: string) => {
    const wide = widthOf(text, size, spacing) - spacing * size;
    return words({ text, size, spacing, width: wide, x: x + (width - wide) / 2, y: y + down, colour });
  };
  const sheet = `x="${x}" y="${y}" width="${width}" height="${round(height)}" rx="${radius}"`;
  return [
    `<rect ${sheet} fill="none" stroke="${ON_GLASS.deep}" stroke-width="8" stroke-opacity=".5"/>`,
    `<rect ${sheet} fill="${ON_GLASS.parchment}"/>`,
    `<path fill="${ON_GLASS.wine}" d="M${x} ${y + band}v${-(band - radius)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${band - radius}z"/>`,
    middled(label, width * 0.215, band * 0.72, 0.08, ON_GLASS.white),
    middled(String(Number(day)), width * 0.58, height * 0.86, 0, ON_GLASS.ink),
  ].join('');
}

/** The leaf of an outdated day: paler, and struck through. */
export function struckLeaf(label: string, day: string, place: { x: number; y: number; width: number }): string {
  const { x, y, width } = place;
  const [high, thick] = [width * 1.1, width * 0.045];
  const [left, right, middle] = [x - width * 0.1, x + width * 1.1, y + high * 0.64];
  return (
    `<g opacity=".62">${leaf(label, day, place)}</g>` +
    `<path d="M${round(left)} ${round(middle + high * 0.16)}L${round(right)} ${round(middle - high * 0.16)}" stroke="${ON_GLASS.rose}" stroke-width="${round(thick)}" stroke-linecap="round"/>`
  );
}

/** A rectangle with a round head, like a church window. */
export interface Arch {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An arch's outline as SVG path data, expanded by some pixels. */
export function archOutline({ x, y, width, height }: Arch, by = 0): string {
  const [left, right, foot] = [x - by, x + width + by, y + height + by];
  const [head, corner] = [width / 2 + by, 14 + by / 2];
  const shoulder = y + width / 2;
  return `M${left} ${shoulder}A${head} ${head} 0 0 1 ${right} ${shoulder}V${foot - corner}A${corner} ${corner} 0 0 1 ${right - corner} ${foot}H${left + corner}A${corner} ${corner} 0 0 1 ${left} ${foot - corner}Z`;
}

/** The church's logo, from its SVG text. */
export const sign = (logo: string, x: number, y: number, side: number): string =>
  logo.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);

/** A complete SVG as a buffer for sharp. */
export const svg = (width: number, height: number, ...marks: string[]): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`);
