import type { PathCommand } from 'opentype.js';
import { headingFont } from '../kit/headingFont.ts';
import { type Outline, type Point, path } from '../kit/shapes.ts';

const font = headingFont('latin');

/** Space between two letters, in shares of their size. */
const SPACING = 0.035;

/** Words as glass: what is bright, and the openings that the bright shapes enclose. */
export interface Lettering {
  bodies: Outline[];
  openings: Outline[];
}

/**
 * Letters of the site's heading font, their capitals `height` high or the whole as wide as `widest` allows, centred about
 * the origin. Each stroke is made `bolder` by so many pixels on each side, since a printed letter is too thin for glass.
 */
export function letters(text: string, height: number, widest: number, bolder: number): Lettering {
  const capital = (font.tables.os2?.sCapHeight as number | undefined) ?? font.unitsPerEm * 0.7;
  const perEm = widthOf(font.getPath(text, 0, 0, 100, { letterSpacing: SPACING }).getBoundingBox()) / 100;
  const size = Math.min((height * font.unitsPerEm) / capital, widest / perEm);
  const glyphs = font.getPath(text, 0, 0, size, { letterSpacing: SPACING });
  const box = glyphs.getBoundingBox();
  const [x, y] = [(box.x1 + box.x2) / 2, -(size * capital) / font.unitsPerEm / 2];
  const contours = contoursOf(glyphs.commands).map((one) => one.map(([px, py]): Point => [px - x, py - y]));
  const enclosed = (one: Outline) => contours.some((other) => other !== one && contains(other, one[0] ?? [0, 0]));
  return {
    bodies: contours.filter((one) => !enclosed(one)).map((one) => grown(one, bolder)),
    openings: contours.filter(enclosed).map((one) => grown(one, -bolder)),
  };
}

const widthOf = ({ x1, x2 }: { x1: number; x2: number }) => x2 - x1;

const contoursOf = (commands: readonly PathCommand[]): Outline[] =>
  commands
    .map(asText)
    .join('')
    .split(/(?=M)/)
    .map((data) => distinct(path(data)));

/** One step of a glyph as SVG path data. */
function asText(step: PathCommand): string {
  if (step.type === 'Z') return '';
  const handles =
    step.type === 'C' ? [step.x1, step.y1, step.x2, step.y2] : step.type === 'Q' ? [step.x1, step.y1] : [];
  return `${step.type}${[...handles, step.x, step.y].join(' ')}`;
}

/** Without steps so short that they have no direction of their own. */
function distinct(outline: Outline): Outline {
  const kept: Point[] = [];
  for (const [x, y] of outline) {
    const [px, py] = kept.at(-1) ?? outline.at(-1) ?? [0, 0];
    if (Math.hypot(x - px, y - py) > 0.5) kept.push([x, y]);
  }
  return kept;
}

/** The outline moved outwards by so many pixels (inwards, below 0), its corners kept sharp but not drawn out. */
function grown(outline: Outline, by: number): Outline {
  const at = (i: number) => outline.at(i % outline.length) ?? ([0, 0] as const);
  const outwards = outline.reduce((sum, [x, y], i) => sum + x * at(i + 1)[1] - at(i + 1)[0] * y, 0) > 0 ? 1 : -1;
  const normal = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const length = Math.hypot(bx - ax, by - ay);
    return [(outwards * (by - ay)) / length, (outwards * (ax - bx)) / length];
  };
  return outline.map((point, i): Point => {
    const [n, m] = [normal(at(i - 1), point), normal(point, at(i + 1))];
    const reach = by / Math.max(0.5, 1 + n[0] * m[0] + n[1] * m[1]);
    return [point[0] + (n[0] + m[0]) * reach, point[1] + (n[1] + m[1]) * reach];
  });
}

function contains(outline: Outline, [x, y]: Point): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
