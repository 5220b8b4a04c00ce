import { type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { type Piece, pane, panes } from '../kit/scene.ts';
import { circle, leaf, type Outline, path, polar, rectangle, ribbon, sector } from '../kit/shapes.ts';

/** An open book, its pages lit from above, about 900 wide; the origin is the middle of its spine. */
export function openBook(light: Light): Piece[] {
  const paper = lit(light, RACK.pearl, 0.5);
  const cover = lit(light, RACK.wine, 0.35);
  const page = (side: 1 | -1): Piece[] => {
    const edge = (v: number, x: number) => -150 + v * 300 - 58 * Math.sin(x * 2.6 + 0.25) + v * 36 * x;
    const at = (x: number, v: number) => [side * x * 430, edge(v, x)] as const;
    const strip = (x0: number, x1: number, v0: number, v1: number): Outline => {
      const steps = Array.from({ length: 9 }, (_, i) => x0 + ((x1 - x0) * i) / 8);
      return [...steps.map((x) => at(x, v0)), ...[...steps].reverse().map((x) => at(x, v1))];
    };
    const rows = [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 1];
    return rows.slice(0, -1).flatMap((v, row) => {
      const next = rows[row + 1] ?? 1;
      const margin = pane(strip(0, 0.1, v, next), lighter(paper, -0.07));
      const outer = pane(strip(0.9, 1, v, next), lighter(paper, 0.02));
      const end = row === 6 ? 0.5 : 0.9;
      const words =
        row === 0 || row === 7
          ? [pane(strip(0.1, 0.9, v, next), lighter(paper, 0.03))]
          : [
              pane(strip(0.1, end, v, next), lit(light, row % 2 ? RACK.sand : RACK.opal, 0.45)),
              ...(end < 0.9 ? [pane(strip(end, 0.9, v, next), lighter(paper, 0.03))] : []),
            ];
      return [margin, ...words, outer];
    });
  };
  const initial = pane(rectangle(-366, -168, 66, 62), lit(light, RACK.ruby, 0.25));
  return [
    pane(
      path(
        'M0 210 C-140 150 -320 170 -470 240 L-470 -110 C-320 -200 -120 -190 0 -120 C120 -190 320 -200 470 -110 L470 240 C320 170 140 150 0 210Z',
      ),
      cover,
    ),
    ...page(-1),
    ...page(1),
    initial,
    pane(path('M-16 -132 L16 -132 L22 200 L34 300 L6 268 L-18 304 L-10 200Z'), lit(light, RACK.ruby, 0.3)),
  ];
}

/** A key 560 long, its bow to the upper left when turned; the origin is the middle of its bow. */
export function key(light: Light, base: keyof typeof RACK = 'gold'): Piece[] {
  const metal = lit(light, RACK[base], 0.15);
  return [
    ...[0, 1, 2].map((k) => pane(circle(...polar(0, 0, 74, 120 * k + 60), 62), lighter(metal, 0.03 * k))),
    ...[0, 1, 2].map((k) => pane(circle(...polar(0, 0, 74, 120 * k + 60), 27), lit(light, RACK.ruby, 0.2))),
    pane(circle(0, 0, 40), lit(light, RACK.cobalt, 0.2)),
    pane(rectangle(66, -30, 34, 60), lighter(metal, 0.08)),
    ...[0, 1, 2].map((k) => pane(rectangle(100 + k * 130, -17, 130, 34), lighter(metal, 0.05 * (k % 2)))),
    pane(path('M360 17 L360 120 L396 120 L396 88 L420 88 L420 120 L456 120 L456 17Z'), lighter(metal, 0.03)),
    pane(circle(500, 0, 26), lighter(metal, 0.07)),
  ];
}

/** A crown set with stones, about 700 wide; the origin is the middle of its band. */
export function crown(light: Light): Piece[] {
  const gold = lit(light, RACK.gold, 0.45);
  const points = [-300, -150, 0, 150, 300];
  const spikes = points.flatMap((x, k): Piece[] => {
    const top = [-250, -300, -350, -300, -250][k] ?? -300;
    const lean = x * 0.16;
    return [
      pane(
        [
          [x - 75, -8],
          [x - 40 + lean * 0.5, top * 0.55],
          [x + lean, top],
          [x + 40 + lean * 0.5, top * 0.55],
          [x + 75, -8],
        ],
        lighter(gold, 0.04 * (k % 2)),
      ),
      pane(leaf(x + lean * 0.15, -50, -90 + lean * 0.22, 130, 58), lit(light, k % 2 ? RACK.emerald : RACK.ruby, 0.15)),
      pane(circle(x + lean * 1.08, top - 22, 28), lit(light, RACK.opal, 0.35)),
    ];
  });
  const band = Array.from({ length: 9 }, (_, k) => {
    const [a, b] = [-375 + (k * 750) / 9, -375 + ((k + 1) * 750) / 9];
    const dip = (x: number) => 34 * Math.cos((x / 375) * (Math.PI / 2));
    return pane(
      [
        [a, -50 + dip(a)],
        [b, -50 + dip(b)],
        [b * 0.97, 60 + dip(b)],
        [a * 0.97, 60 + dip(a)],
      ],
      lighter(gold, 0.06 - 0.05 * (k % 2)),
    );
  });
  const stones = [-3, -2, -1, 0, 1, 2, 3].map((k) =>
    pane(
      circle(k * 106, 4 + 34 * Math.cos((k / 3.5) * (Math.PI / 2)), k % 2 ? 22 : 30, k % 2 ? 30 : 26),
      lit(light, [RACK.ruby, RACK.cobalt, RACK.emerald, RACK.violet][Math.abs(k)] ?? RACK.ruby, 0.1),
    ),
  );
  return [...spikes, ...band, ...stones];
}

/** A shepherd's staff from its foot to the end of its crook, along a line, in `count` panes. */
export const staff = (light: Light, line: Outline, width: number, count: number): Piece[] =>
  Array.from({ length: count }, (_, k) => {
    const [a, b] = [k, k + 1].map((n) => Math.round(((line.length - 1) * n) / count)) as [number, number];
    return pane(
      ribbon(line.slice(a, b + 1), (t) => width * (1 - (0.25 * (k + t)) / count)),
      lighter(lit(light, RACK.clay, 0.5), 0.06 * (k % 2)),
    );
  });

/** A round shield with a cross, 2 × `radius` wide; the origin is its middle. */
export function shield(light: Light, radius = 300): Piece[] {
  const gold = lit(light, RACK.gold, 0.4);
  const field = [RACK.ruby, RACK.cobalt, RACK.ruby, RACK.cobalt];
  return [
    ...Array.from({ length: 24 }, (_, k) =>
      pane(sector(0, 0, radius * 0.84, radius, k * 15, k * 15 + 15), lighter(gold, 0.06 * (k % 2))),
    ),
    ...field.map((base, k) => panes(sector(0, 0, 1, radius * 0.84, k * 90, k * 90 + 90), lit(light, base, 0.3), 112)),
    ...[0, 1, 2, 3].flatMap((k) => [
      pane(ribbon([polar(0, 0, 60, k * 90), polar(0, 0, radius * 0.5, k * 90)], 84), lighter(gold, 0.05)),
      pane(
        ribbon([polar(0, 0, radius * 0.5, k * 90), polar(0, 0, radius * 0.84, k * 90)], (t) => 84 + 44 * t),
        lighter(gold, 0),
      ),
    ]),
    pane(circle(0, 0, 78), lighter(gold, 0.1)),
    pane(circle(0, 0, 40), lit(light, RACK.emerald, 0.2)),
  ];
}
