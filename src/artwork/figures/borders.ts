import { type Glass, lighter } from '../kit/colour.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { arc, circle, leaf, type Outline, polar, sector, star } from '../kit/shapes.ts';

/** The band about a round window's middle, where its ornament stands. */
export interface Band {
  x: number;
  y: number;
  inner: number;
  outer: number;
}

/** The glass of an ornament: its figures, the ground behind them, and what glints between. */
export interface BandGlass {
  figure: Glass;
  ground: Glass;
  glint: Glass;
}

type Ornament = (band: Band, glass: BandGlass) => Piece[];

const around = <T>(count: number, draw: (angle: number, k: number) => T): T[] =>
  Array.from({ length: count }, (_, k) => draw((k * 360) / count, k));

/** A ring of panes, every second one a little lighter. */
export const ring = ({ x, y, inner, outer }: Band, glass: Glass, count: number, turn = 0): Piece[] =>
  around(count, (angle, k) =>
    pane(sector(x, y, inner, outer, turn + angle, turn + angle + 360 / count), lighter(glass, 0.05 * (k % 2))),
  );

const ground = (band: Band, { ground: glass }: BandGlass, count: number, turn = 0) => ring(band, glass, count, turn);

/** Buds that point outwards, a bead between each two. */
const petals: Ornament = (band, glass) => {
  const { x, y, inner, outer } = band;
  return [
    ...ground(band, glass, 12, 15),
    ...around(12, (angle, k) =>
      pane(leaf(...polar(x, y, inner, angle), angle, outer - inner - 2, 70), lighter(glass.figure, 0.05 * (k % 2))),
    ),
    ...around(12, (angle) => pane(circle(...polar(x, y, outer - 22, angle + 15), 12), glass.glint)),
  ];
};

/** Half rounds that stand on the inner edge, each with its own heart. */
const scallops: Ornament = (band, glass) => {
  const { x, y, inner } = band;
  const half = (angle: number, r: number): Outline => arc(...polar(x, y, inner - 3, angle), r, angle - 94, angle + 94);
  return [
    ...ground(band, glass, 10, 18),
    ...around(10, (angle, k) => pane(half(angle, 58), lighter(glass.figure, 0.06 * (k % 2)))),
    ...around(10, (angle) => pane(half(angle, 28), glass.glint)),
  ];
};

/** Two rows of waves that run round, with drops of spray over them. */
const waves: Ornament = (band, glass) => {
  const { x, y, inner, outer } = band;
  const deep = outer - inner;
  const wave = (from: number, height: number, swell: number) => {
    const steps = Array.from({ length: 19 }, (_, i) => i / 18);
    const crest = (t: number) => inner + deep * (height + swell * Math.sin(2 * Math.PI * t));
    return [...steps.map((t) => polar(x, y, crest(t), from + 36 * t)), ...arc(x, y, inner, from + 36, from)];
  };
  return [
    ...ground(band, glass, 10, 9),
    ...around(10, (angle, k) => pane(wave(angle, 0.56, 0.24), lighter(glass.figure, -0.1 + 0.05 * (k % 2)))),
    ...around(10, (angle, k) => pane(wave(angle + 13, 0.26, 0.15), lighter(glass.figure, 0.05 * (k % 2)))),
    ...around(10, (angle) => pane(circle(...polar(x, y, outer - 19, angle + 27), 10), glass.glint)),
  ];
};

/** A wreath of two rows of leaves, with berries. */
const wreath: Ornament = (band, glass) => {
  const { x, y, inner, outer } = band;
  const middle = (inner + outer) / 2;
  return [
    ...ground(band, glass, 16),
    ...around(16, (angle, k) => [
      pane(leaf(...polar(x, y, middle - 2, angle), angle + 58, 78, 38), lighter(glass.figure, 0.05 * (k % 2))),
      pane(leaf(...polar(x, y, middle + 2, angle), angle + 122, 78, 38), lighter(glass.figure, -0.05 * (k % 2))),
    ]).flat(),
    ...around(8, (angle) => pane(circle(...polar(x, y, middle, angle - 1), 9), glass.glint)),
  ];
};

/** Flames that all lean one way. */
const flames: Ornament = (band, glass) => {
  const { x, y, inner, outer } = band;
  const flame = (angle: number, tall: number, wide: number) =>
    leaf(...polar(x, y, inner - 4, angle), angle + 16, (outer - inner) * tall, wide);
  return [
    ...ground(band, glass, 14),
    ...around(14, (angle, k) => pane(flame(angle, 1.02, 62), lighter(glass.figure, 0.04 * (k % 2)))),
    ...around(14, (angle) => pane(flame(angle, 0.62, 34), glass.glint)),
  ];
};

/** Flowers of four petals between plain panes. */
const flowers: Ornament = (band, glass) => {
  const { x, y, inner, outer } = band;
  const middle = (inner + outer) / 2;
  return [
    ...ground(band, glass, 20),
    ...around(10, (angle, k) => {
      const [cx, cy] = polar(x, y, middle, angle);
      return [
        ...around(4, (turn) =>
          pane(circle(...polar(cx, cy, 17, angle + turn + 45), 15), lighter(glass.figure, 0.06 * (k % 2))),
        ),
        pane(circle(cx, cy, 10), glass.glint),
      ];
    }).flat(),
  ];
};

/** Lozenges, tip to tip. */
const lozenges: Ornament = (band, glass) => {
  const { x, y, inner, outer } = band;
  const middle = (inner + outer) / 2;
  const lozenge = (angle: number, half: number, wide: number): Outline => [
    polar(x, y, middle - half, angle),
    polar(x, y, middle, angle + wide),
    polar(x, y, middle + half, angle),
    polar(x, y, middle, angle - wide),
  ];
  return [
    ...ground({ ...band, inner: middle }, glass, 14),
    ...ground({ ...band, outer: middle }, glass, 14),
    ...around(14, (angle, k) =>
      pane(lozenge(angle, (outer - inner) / 2, 12.86), lighter(glass.figure, 0.06 * (k % 2))),
    ),
    ...around(14, (angle) => pane(lozenge(angle, (outer - inner) / 4.4, 5.6), glass.glint)),
  ];
};

/** Stars of eight points. */
const stars: Ornament = (band, glass) => {
  const { x, y, inner, outer } = band;
  const middle = (inner + outer) / 2;
  return [
    ...ground(band, glass, 20, 9),
    ...around(10, (angle, k) => {
      const [cx, cy] = polar(x, y, middle, angle);
      return [
        pane(star(cx, cy, 33, 17, 8), lighter(glass.figure, 0.06 * (k % 2))),
        pane(circle(cx, cy, 10), glass.glint),
      ];
    }).flat(),
  ];
};

/** The ornaments that a round window may have about its middle. */
export const borders = { petals, scallops, waves, wreath, flames, flowers, lozenges, stars } as const satisfies Record<
  string,
  Ornament
>;
