import { type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { circle, type Outline, path, rectangle, ribbon, smooth } from '../kit/shapes.ts';

/** A drum of the coast and the highlands: skin, pegs and patterned wood, about 360 wide and 560 high; origin its foot. */
export function drum(light: Light): Piece[] {
  const wood = lit(light, RACK.clay, 0.4);
  const colours = [RACK.ruby, RACK.gold, RACK.emerald, RACK.gold];
  const side = lathe(
    [
      [190, -540],
      [196, -440],
      [176, -300],
      [128, -140],
      [120, -70],
      [150, 0],
    ],
    [
      { from: -540, to: -480, columns: 9, glass: lit(light, RACK.opal, 0.3) },
      { from: -480, to: -330, columns: 7, glass: wood },
      { from: -330, to: -270, columns: 9, glass: lit(light, RACK.ruby, 0.3) },
      { from: -270, to: -200, columns: 8, glass: lit(light, RACK.gold, 0.4) },
      { from: -200, to: -60, columns: 5, glass: wood },
      { from: -60, to: 0, columns: 7, glass: lit(light, RACK.emerald, 0.3) },
    ],
    0.18,
  );
  const zigzag = Array.from({ length: 6 }, (_, k) =>
    pane(
      [
        [-150 + k * 52, -440],
        [-124 + k * 52, -350],
        [-98 + k * 52, -440],
      ],
      lit(light, colours[k % 4] ?? RACK.gold, 0.25),
    ),
  );
  return [
    ...side,
    ...zigzag.map((part) => ({ ...part, outline: part.outline.map(([x, y]) => [x, y + 22] as const) })),
    pane(circle(0, -540, 190, 50), lit(light, RACK.pearl, 0.5)),
    pane(circle(0, -541, 130, 32), lit(light, RACK.opal, 0.5)),
  ];
}

/** A long trumpet with its banner, mouth to the right, about 1,100 long; the origin is its middle. */
export function trumpet(light: Light): Piece[] {
  const brass = lit(light, RACK.gold, 0.45);
  const tube = [-560, -430, -290, -140, 10, 150, 280];
  return [
    ...tube.slice(0, -1).map((x, k) =>
      pane(
        [
          [x, -13 - k * 1.6],
          [tube[k + 1] ?? 280, -15 - k * 1.6],
          [tube[k + 1] ?? 280, 15 + k * 1.6],
          [x, 13 + k * 1.6],
        ],
        lighter(brass, 0.06 * (k % 2)),
      ),
    ),
    pane(path('M280 -24 C380 -32 440 -70 510 -166 L534 -60 C460 -30 380 -12 280 -8Z'), lighter(brass, 0.07)),
    pane(path('M280 -8 C380 -12 460 -30 534 -60 L534 60 C460 30 380 12 280 8Z'), lighter(brass, 0.02)),
    pane(path('M280 24 C380 32 440 70 510 166 L534 60 C460 30 380 12 280 8Z'), lighter(brass, -0.04)),
    pane(circle(522, 0, 34, 170), lit(light, RACK.amber, 0.3)),
    pane(circle(526, 0, 20, 128), lit(light, RACK.clay, 0.15)),
    ...[-290, 10].map((x) => pane(rectangle(x - 16, -34, 32, 68), lighter(brass, 0.09))),
    pane(rectangle(-600, -22, 42, 44), lighter(brass, 0.05)),
  ];
}

/** A nyatiti or harp of ten strings, about 640 wide and 900 high; the origin is its middle. */
export function harp(light: Light): Piece[] {
  const wood = lit(light, RACK.clay, 0.5);
  const gold = lit(light, RACK.gold, 0.5);
  const neck = smooth(
    [
      [-250, -400],
      [-150, -452],
      [-20, -400],
      [90, -330],
      [200, -360],
      [290, -440],
    ],
    false,
    14,
  );
  const pillar = smooth(
    [
      [-250, -400],
      [-262, -200],
      [-250, 40],
      [-210, 330],
      [-190, 430],
    ],
    false,
    14,
  );
  const board = smooth(
    [
      [290, -440],
      [250, -200],
      [130, 120],
      [-60, 360],
      [-190, 430],
    ],
    false,
    14,
  );
  const cuts = (line: Outline, width: (t: number) => number, count: number, first = wood) =>
    Array.from({ length: count }, (_, k) => {
      const [a, b] = [k, k + 1].map((n) => Math.round(((line.length - 1) * n) / count)) as [number, number];
      return pane(
        ribbon(line.slice(a, b + 1), (t) => width((k + t) / count)),
        lighter(first, 0.06 * (k % 2)),
      );
    });
  const strings = Array.from({ length: 10 }, (_, k) => {
    const t = 0.1 + k * 0.085;
    const [x, y] = neck[Math.round(t * (neck.length - 1))] ?? [0, 0];
    const [bx, by] = board[Math.round((1 - t * 0.97) * (board.length - 1))] ?? [0, 0];
    return pane(
      ribbon(
        [
          [x, y],
          [bx, by],
        ],
        9,
      ),
      lighter(gold, 0.08),
      2.6,
    );
  });
  return [
    ...strings,
    ...cuts(board, (t) => 58 + 50 * Math.sin(t * Math.PI * 0.9), 8),
    ...cuts(pillar, () => 46, 6, lit(light, RACK.amber, 0.5)),
    ...cuts(neck, (t) => 66 - 14 * Math.sin(t * Math.PI), 7, lit(light, RACK.amber, 0.5)),
    pane(circle(-256, -410, 52), lighter(gold, 0.05)),
    pane(circle(-256, -410, 24), lit(light, RACK.ruby, 0.2)),
    pane(path('M-260 420 C-220 380 -120 390 -90 440 C-80 480 -270 480 -260 420Z'), lighter(wood, 0.05)),
  ];
}
