import { type Colour, type Glass, type Light, lighter, lit, mix } from './colour.ts';
import { type Figure, figure, LEAD, type Piece, pane } from './scene.ts';
import { chance, type Outline, type Point, rectangle, sector } from './shapes.ts';

type Size = { width: number; height: number };
/** A line across the whole picture: the height y at each x. */
export type Line = (x: number) => number;

const inside = (outline: Outline, { width, height }: Size) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
};

/** A sky of rings about the light, each ring's joints set off from the last. */
export function rings(size: Size, light: Light, glass: Glass, { first = 150, growth = 1.42, rays = 44 } = {}): Piece[] {
  const far = Math.hypot(Math.max(light.x, size.width - light.x), Math.max(light.y, size.height - light.y));
  const pieces: Piece[] = [pane(sector(light.x, light.y, 0, first, 0, 359.9), glass)];
  for (let inner = first, k = 0; inner < far; inner *= growth, k++) {
    for (let i = 0; i < rays; i++) {
      const from = ((i + (k % 2) / 2) * 360) / rays;
      const outline = sector(light.x, light.y, inner, inner * growth, from, from + 360 / rays);
      if (inside(outline, size)) pieces.push(pane(outline, lighter(glass, ((i + (k >> 1)) % 2) * 0.025)));
    }
  }
  return pieces;
}

/** A sky of long rays, cut across here and there at uneven lengths. */
export function rays(
  size: Size,
  light: Light,
  glass: Glass,
  { count = 30, first = 90, growth = 1.75, turn = 0 } = {},
): Piece[] {
  const far = Math.hypot(Math.max(light.x, size.width - light.x), Math.max(light.y, size.height - light.y)) * 1.05;
  const pieces: Piece[] = [pane(sector(light.x, light.y, 0, first * 1.5, 0, 359.9), glass)];
  for (let i = 0; i < count; i++) {
    const angle = turn + (i * 360) / count;
    for (let inner = first, k = 0; inner < far; k++) {
      const outer = k === 0 ? first * (1.5 + 1.2 * chance(i, 7)) : inner * growth * (0.85 + 0.4 * chance(i, k));
      const outline = sector(light.x, light.y, inner, outer, angle, angle + 360 / count);
      if (inside(outline, size)) pieces.push(pane(outline, lighter(glass, (i % 2) * 0.05)));
      inner = outer;
    }
  }
  return pieces;
}

/** Diamond quarries, as in an old parish window. */
export function quarry(size: Size, glass: Glass, width = 130, height = 170): Piece[] {
  const pieces: Piece[] = [];
  for (let row = -1; row * height * 0.5 < size.height + height; row++) {
    for (let column = -1; column * width < size.width + width; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * width, row * height * 0.5];
      pieces.push(
        pane(
          [
            [x, y - height / 2],
            [x + width / 2, y],
            [x, y + height / 2],
            [x - width / 2, y],
          ],
          lighter(glass, (chance(row, column) - 0.5) * 0.07),
        ),
      );
    }
  }
  return pieces;
}

/** How land is broken up: `rows` of panes about `length` wide, lower rows taller; joints run away from `vanish`. */
export interface Breaking {
  rows?: number;
  length?: number;
  seed?: number;
  warmth?: number;
}

/**
 * Courses of long panes between two lines, as land lies when one looks over it. Their joints lead to a point above the
 * horizon, as furrows do.
 */
export function courses(
  size: Size,
  glass: Glass,
  top: Line,
  bottom: Line,
  vanish: Point,
  { rows = 4, length = 180, seed = 1 }: Breaking = {},
): Piece[] {
  const height = (x: number, v: number) => top(x) + (bottom(x) - top(x)) * v ** 1.35;
  const pieces: Piece[] = [];
  for (let row = 0; row < rows; row++) {
    const [upper, lower] = [row / rows, (row + 1) / rows];
    const step = length * (0.75 + 0.5 * upper);
    const below = (x: number) => {
      const [y0, y1] = [height(x, upper) - vanish[1], height(x, lower) - vanish[1]];
      return vanish[0] + (x - vanish[0]) * Math.max(1, y1 / Math.max(40, y0)) ** 0.8;
    };
    const edge = (v: number, from: number, to: number) =>
      Array.from(
        { length: 9 },
        (_, i): Point => [from + ((to - from) * i) / 8, height(from + ((to - from) * i) / 8, v)],
      );
    let x = -step * (1 + chance(seed, row));
    for (let k = 0; x < size.width + step; k++) {
      const end = x + step * (0.6 + 0.8 * chance(seed, row, k));
      pieces.push(
        pane(
          [...edge(upper, x, end), ...edge(lower, below(end), below(x))],
          lighter(glass, (chance(seed, row, k, 5) - 0.5) * 0.05),
        ),
      );
      x = end;
    }
  }
  return pieces;
}

/** One hill in courses of glass, its ridge held by a heavier lead. */
export const hill = (
  size: Size,
  light: Light,
  base: Colour,
  ridge: Line,
  foot: Line,
  breaking: Breaking = {},
): Figure =>
  figure(
    courses(
      size,
      lit(light, base, breaking.warmth ?? 0.8),
      ridge,
      foot,
      [light.x, Math.min(light.y, ridge(light.x)) - 160],
      breaking,
    ),
    LEAD * 2,
  );

/** Water in long waves, with the light's path towards the viewer. */
export function water(
  size: Size,
  light: Light,
  base: Colour,
  shore: Line,
  { rows = 9, length = 260, seed = 4, foot = size.height + 20, shine = 1 } = {},
): Figure {
  const glass: Glass = (x, y) => {
    const depth = Math.max(0, y - shore(x));
    const path = Math.exp(-(((x - light.x) / (size.width * 0.07 + depth * 0.3)) ** 2)) * shine;
    return mix(
      lit(light, base, 0.5)(x, y),
      { l: 0.9, c: 0.12, h: 82 },
      path * (0.85 - 0.45 * (depth / size.height)) * (0.7 + 0.6 * chance(x, y)),
    );
  };
  const height = (x: number, v: number, row: number) =>
    v <= 0
      ? shore(x)
      : shore(x) + (foot - shore(x)) * v ** 1.5 + Math.sin(x / (90 + 120 * v) + row * 2.1 + seed) * (3 + 15 * v);
  const pieces: Piece[] = [];
  for (let row = 0; row < rows; row++) {
    const step = length * (0.6 + row / rows);
    let [x, slant] = [-step * (1 + chance(seed, row)), 0];
    for (let k = 0; x < size.width + step; k++) {
      const end = x + step * (0.65 + 0.7 * chance(seed, row, k));
      const next = step * 0.3 * (chance(seed, row, k, 9) - 0.5);
      const edge = (v: number, r: number, from: number, to: number) =>
        Array.from(
          { length: 13 },
          (_, i): Point => [from + ((to - from) * i) / 12, height(from + ((to - from) * i) / 12, v, r)],
        );
      pieces.push(
        pane([...edge(row / rows, row, x, end), ...edge((row + 1) / rows, row + 1, end + next, x + slant)], glass),
      );
      [x, slant] = [end, next];
    }
  }
  return figure(pieces, LEAD);
}

/** The whole picture as one surface, broken into panes. */
export const wholly = ({ width, height }: Size, glass: Glass, size: number, squash = 1): Piece => ({
  outline: rectangle(0, 0, width, height),
  glass,
  size,
  squash,
});
