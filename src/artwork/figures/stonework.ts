import { type Colour, type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { type Piece, pane, panes } from '../kit/scene.ts';
import { arc, chance, circle, coordinates, type Outline, path, rectangle, ribbon, sector } from '../kit/shapes.ts';

/** Courses of stone between two heights, `half` wide each side of the middle at each height. */
function masonry(
  light: Light,
  top: number,
  foot: number,
  half: (y: number) => number,
  rows: number,
  base: Colour = RACK.stone,
  columns = 5,
): Piece[] {
  const stone = lit(light, base, 0.55);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const [y0, y1] = [top + ((foot - top) * row) / rows, top + ((foot - top) * (row + 1)) / rows];
    const cuts = Array.from({ length: columns + 1 }, (_, k) =>
      Math.max(
        -1,
        Math.min(1, (2 * k - (row % 2)) / columns - 1 + (k > 0 && k < columns ? 0.12 * (chance(row, k) - 0.5) : 0)),
      ),
    );
    return [...cuts, ...(row % 2 ? [1] : [])].slice(0, -1).flatMap((from, k): Piece[] => {
      const to = [...cuts, 1][k + 1] ?? 1;
      return to - from < 0.02
        ? []
        : [
            pane(
              [
                [from * half(y0), y0],
                [to * half(y0), y0],
                [to * half(y1), y1],
                [from * half(y1), y1],
              ],
              lighter(stone, 0.06 * (chance(row, k, 2) - 0.4)),
            ),
          ];
    });
  });
}

/** A stone bridge of one arch, about 1,300 wide; the origin is the middle of the arch at the water. */
export function bridge(light: Light): Piece[] {
  const stone = lit(light, RACK.stone, 0.6);
  const deck = (x: number) => -380 + 0.00022 * x * x;
  const wall = (side: 1 | -1) =>
    Array.from({ length: 4 }, (_, row) => row).flatMap((row) => {
      const y0 = (x: number) => deck(x) + 46 + (row * (60 - deck(x) - 46)) / 4;
      const y1 = (x: number) => deck(x) + 46 + ((row + 1) * (60 - deck(x) - 46)) / 4;
      return Array.from({ length: 6 }, (_, k) => {
        const [a, b] = [k, k + 1].map((n) => side * Math.max(0, n * 135 - (row % 2) * 66)) as [number, number];
        return pane(
          [
            [a, y0(a)],
            [b, y0(b)],
            [b, y1(b)],
            [a, y1(a)],
          ],
          lighter(stone, 0.07 * (chance(row, k, side) - 0.5)),
        );
      });
    });
  const parapet = Array.from({ length: 14 }, (_, k) => {
    const [a, b] = [-735 + k * 105, -630 + k * 105];
    return pane(
      [
        [a, deck(a) - 12],
        [b, deck(b) - 12],
        [b, deck(b) + 46],
        [a, deck(a) + 46],
      ],
      lighter(lit(light, RACK.sand, 0.6), 0.05 * (k % 2)),
    );
  });
  const ring = Array.from({ length: 15 }, (_, k) =>
    pane(sector(0, 20, 290, 350, 180 + k * 12, 192 + k * 12), lighter(lit(light, RACK.clay, 0.5), 0.05 * (k % 2))),
  );
  return [...wall(1), ...wall(-1), ...parapet, ...ring];
}

/** The opening under a bridge's arch. */
export const archOpening: Outline = [...arc(0, 20, 290, 180, 360), [290, 90], [-290, 90]];

/** A well with its roof and bucket, about 560 wide and 860 high; the origin is the middle of its foot. */
export function well(light: Light): Piece[] {
  const wood = lit(light, RACK.earth, 0.5);
  const roof = Array.from({ length: 8 }, (_, k) => {
    const [a, b] = [k - 4, k - 3];
    return [0, 1].map((row) =>
      pane(
        [
          [a * (50 + row * 22), -800 + row * 90],
          [b * (50 + row * 22), -800 + row * 90],
          [b * (72 + row * 22), -710 + row * 90],
          [a * (72 + row * 22), -710 + row * 90],
        ],
        lighter(lit(light, row ? RACK.clay : RACK.ruby, 0.4), 0.05 * ((k + row) % 2)),
      ),
    );
  }).flat();
  return [
    pane(rectangle(-226, -640, 36, 360), wood),
    pane(rectangle(190, -640, 36, 360), wood),
    pane(ribbon(coordinates('-190 -560 190 -560'), 34), lighter(wood, 0.06)),
    pane(rectangle(-7, -545, 14, 150), lit(light, RACK.sand, 0.4)),
    pane(path('M-58 -400 L58 -400 L46 -296 L-46 -296Z'), lit(light, RACK.clay, 0.5)),
    pane(path('M-60 -410 L60 -410 L57 -384 L-57 -384Z'), lit(light, RACK.amber, 0.4)),
    ...roof,
    pane(circle(0, -290, 284, 50), lit(light, RACK.stone, 0.6)),
    pane(circle(0, -290, 226, 32), lit(light, RACK.azure, 0.5)),
    ...masonry(light, -286, 0, (y) => 284 - (y + 286) * 0.06, 4, RACK.stone, 5),
  ];
}

/** A great rock, its top flat to build on, about 900 wide and 420 high; the origin is the middle of its top. */
export const rock = (light: Light): Piece[] => [
  panes(
    path(
      'M-250 0 L-120 -14 L60 -6 L240 -16 L330 40 L420 150 L500 260 L560 460 L-580 460 L-500 280 L-400 170 L-340 60Z',
    ),
    lit(light, RACK.slate, 0.5),
    120,
    0.8,
  ),
];
