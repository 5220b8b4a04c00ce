/** A place on the drawing, in pixels of the full-size picture; y grows downwards. */
export type Point = readonly [number, number];

/** The edge of one closed shape (or a line, where a function says so), as straight steps short enough to look curved. */
export type Outline = readonly Point[];

const RADIANS = Math.PI / 180;

/** The point `r` away from (x, y) in the direction `angle`, in degrees clockwise from the right. */
export const polar = (x: number, y: number, r: number, angle: number): Point => [
  x + r * Math.cos(angle * RADIANS),
  y + r * Math.sin(angle * RADIANS),
];

/** A line along a circle or ellipse, between two angles in degrees. */
export function arc(x: number, y: number, r: number, from: number, to: number, ry = r): Outline {
  const steps = Math.max(3, Math.ceil(Math.abs(to - from) / 6));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [dx, dy] = polar(0, 0, 1, from + ((to - from) * i) / steps);
    return [x + dx * r, y + dy * ry] as const;
  });
}

/** A full circle, or an ellipse when `ry` is given. */
export const circle = (x: number, y: number, r: number, ry = r): Outline => arc(x, y, r, 0, 354, ry);

/** A piece of a ring between two radii and two angles in degrees. */
export const sector = (x: number, y: number, inner: number, outer: number, from: number, to: number): Outline => [
  ...arc(x, y, inner, from, to),
  ...arc(x, y, outer, to, from),
];

/** An upright rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A star with `points` tips, the first of them straight up. */
export const star = (x: number, y: number, outer: number, inner: number, points: number): Outline =>
  Array.from({ length: points * 2 }, (_, i) => polar(x, y, i % 2 ? inner : outer, -90 + (i * 180) / points));

/** Points from text, `x y` after `x y`, as in SVG. */
export function coordinates(text: string): Outline {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0] as const);
}

/** A smooth curve through points (Catmull–Rom), given as they are or as text: closed into a shape, or open as a line. */
export function smooth(through: Outline | string, closed = true, steps = 10): Outline {
  const points = typeof through === 'string' ? coordinates(through) : through;
  const at = (i: number): Point =>
    (closed ? points[(i + points.length) % points.length] : points[Math.min(points.length - 1, Math.max(0, i))]) ?? [
      0, 0,
    ];
  const curve: Point[] = [];
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const on = (axis: 0 | 1) =>
        b[axis] +
        0.5 *
          t *
          (c[axis] -
            a[axis] +
            t *
              (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
      curve.push([on(0), on(1)]);
    }
  }
  return closed ? curve : [...curve, at(points.length - 1)];
}

/** An outline from the absolute commands M, L, C and Q of SVG path data. */
export function path(data: string): Outline {
  const points: Point[] = [];
  for (const [, command, rest] of data.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const n = (rest ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const stride = command === 'C' ? 6 : command === 'Q' ? 4 : 2;
    for (let i = 0; i + stride <= n.length; i += stride) points.push(...curveTo(points.at(-1), n.slice(i, i + stride)));
  }
  return points;
}

function curveTo(start: Point | undefined, n: number[]): Point[] {
  const end: Point = [n.at(-2) ?? 0, n.at(-1) ?? 0];
  if (!start || n.length === 2) return [end];
  const [ax, ay, bx, by] = n as [number, number, number, number];
  const handles: [Point, Point] =
    n.length === 6
      ? [
          [ax, ay],
          [bx, by],
        ]
      : [
          [start[0] + (2 / 3) * (ax - start[0]), start[1] + (2 / 3) * (ay - start[1])],
          [end[0] + (2 / 3) * (ax - end[0]), end[1] + (2 / 3) * (ay - end[1])],
        ];
  return Array.from({ length: 14 }, (_, i) => {
    const t = (i + 1) / 14;
    const u = 1 - t;
    const on = (axis: 0 | 1) =>
      u ** 3 * start[axis] + 3 * u * u * t * handles[0][axis] + 3 * u * t * t * handles[1][axis] + t ** 3 * end[axis];
    return [on(0), on(1)] as const;
  });
}

/** A band along a line; its width may change with the way along, 0 to 1. */
export function ribbon(line: Outline, width: number | ((along: number) => number)): Outline {
  const half = (i: number) => (typeof width === 'number' ? width : width(i / (line.length - 1))) / 2;
  const side = (sign: 1 | -1) =>
    line.map(([x, y], i): Point => {
      const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y];
      const [bx, by] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return [x - (sign * half(i) * (by - ay)) / length, y + (sign * half(i) * (bx - ax)) / length];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** A leaf from its stalk at (x, y): pointed at both ends. */
export const leaf = (x: number, y: number, angle: number, length: number, width: number): Outline =>
  placed(
    path(
      `M0 0 C${length * 0.2} ${-width * 0.75} ${length * 0.65} ${-width * 0.65} ${length} 0 C${length * 0.65} ${width * 0.65} ${length * 0.2} ${width * 0.75} 0 0`,
    ),
    { x, y, turn: angle },
  );

/** A feather from its quill at (x, y): narrow there, widest past the middle, with a rounded tip that leans to one side. */
export const feather = (x: number, y: number, angle: number, length: number, width: number): Outline =>
  placed(
    path(
      `M0 ${-width * 0.22} C${length * 0.3} ${-width * 0.5} ${length * 0.7} ${-width * 0.62} ${length * 0.93} ${-width * 0.3}` +
        ` C${length * 1.02} ${-width * 0.12} ${length * 1.01} ${width * 0.2} ${length * 0.9} ${width * 0.38}` +
        ` C${length * 0.65} ${width * 0.6} ${length * 0.3} ${width * 0.5} 0 ${width * 0.22}`,
    ),
    { x, y, turn: angle },
  );

/** Where a shape drawn about the origin is to stand. */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees clockwise, about the shape's own origin. */
  turn?: number;
  /** Mirrored left to right before it is turned. */
  flip?: boolean;
}

/** The outline moved to its place. */
export function placed(outline: Outline, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement): Outline {
  const [cos, sin] = [Math.cos(turn * RADIANS) * scale, Math.sin(turn * RADIANS) * scale];
  return outline.map(([px, py]) => {
    const fx = flip ? -px : px;
    return [x + fx * cos - py * sin, y + fx * sin + py * cos] as const;
  });
}

/** The middle of an outline's corners. */
export function middle(outline: Outline): Point {
  const sum = outline.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

/** A steady number from 0 to 1 for any whole numbers: chance that falls the same way each time. */
export function chance(...seeds: number[]): number {
  let hash = 0x9e3779b9;
  for (const seed of seeds) {
    hash = Math.imul(hash ^ (Math.round(seed) + 0x7f4a7c15), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
}
