import { type Colour, type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { type Piece, pane, panes } from '../kit/scene.ts';
import { chance, circle, leaf, type Outline, polar, ribbon, smooth } from '../kit/shapes.ts';

/** A rounded, scalloped mass, as of leaves, wool or cloud. */
export const tuft = (x: number, y: number, width: number, height: number, scallops = 9, seed = 1): Outline => {
  const points = Array.from({ length: scallops * 4 }, (_, i) => {
    const swell = 0.9 + 0.13 * Math.abs(Math.sin((i / 4) * Math.PI)) + 0.06 * (chance(seed, Math.floor(i / 4)) - 0.5);
    const [dx, dy] = polar(0, 0, swell, (i * 360) / (scallops * 4) - 90);
    return [x + dx * width, y + dy * height] as const;
  });
  return smooth(points, true, 3);
};

/** A limb or trunk along a line, from one thickness to another. */
export const limb = (line: Outline, from: number, to: number, light: Light, base: Colour = RACK.bark) =>
  pane(
    ribbon(smooth(line, false, 10), (t) => from + (to - from) * t),
    lit(light, base, 0.4),
  );

/** A spreading tree in leaf, about 760 wide and 760 high; the origin is the foot of its trunk. */
export function greatTree(light: Light, crown: Colour = RACK.green, fruit?: Colour): Piece[] {
  const green = lit(light, crown, 0.6);
  const dark = lit(light, RACK.emerald, 0.5);
  const tufts = [
    [-250, -420, 150, 110],
    [250, -430, 150, 112],
    [-150, -560, 160, 120],
    [150, -570, 160, 122],
    [0, -660, 170, 120],
    [-120, -410, 140, 92],
    [130, -404, 140, 94],
    [0, -520, 170, 116],
  ] as const;
  return [
    limb(
      [
        [-40, -20],
        [-110, 14],
        [-190, 22],
      ],
      44,
      8,
      light,
    ),
    limb(
      [
        [40, -20],
        [120, 16],
        [200, 18],
      ],
      44,
      8,
      light,
    ),
    limb(
      [
        [0, -30],
        [16, 20],
        [40, 40],
      ],
      40,
      10,
      light,
    ),
    limb(
      [
        [0, 16],
        [-14, -120],
        [-6, -260],
        [-60, -400],
      ],
      108,
      46,
      light,
    ),
    limb(
      [
        [22, 10],
        [20, -140],
        [50, -270],
        [150, -400],
      ],
      74,
      30,
      light,
      RACK.earth,
    ),
    limb(
      [
        [-10, -200],
        [-90, -300],
        [-210, -390],
      ],
      52,
      24,
      light,
      RACK.earth,
    ),
    ...tufts.flatMap(([x, y, w, h], k): Piece[] => [
      { ...panes(tuft(x, y, w, h, 9, k), lighter(k % 2 ? green : dark, 0.02 * (k % 3)), 62), lead: 3.4 },
      ...(fruit
        ? [0, 1, 2].map((i) =>
            pane(circle(x - w * 0.45 + i * w * 0.45, y + h * (0.1 + 0.4 * chance(k, i)), 15), lit(light, fruit, 0.2)),
          )
        : []),
    ]),
  ];
}

/** Leaves set along a stem in pairs, each a pane of its own, the stem under them. */
export function spray(
  light: Light,
  line: Outline,
  length: number,
  count: number,
  base: Colour,
  stem = 9,
  spread = 48,
): Piece[] {
  const along = smooth(line, false, 16);
  const green = lit(light, base, 0.5);
  const leaves = Array.from({ length: count }, (_, k) => {
    const i = Math.round(((k + 1.2) / (count + 1.2)) * (along.length - 1));
    const [x, y] = along[i] ?? [0, 0];
    const [px, py] = along[Math.max(0, i - 3)] ?? [0, 0];
    const heading = (Math.atan2(y - py, x - px) * 180) / Math.PI;
    const size = length * (1.08 - 0.4 * (k / count));
    return pane(
      leaf(x, y, heading + (k % 2 ? spread : -spread), size, size * 0.36),
      lighter(green, (k % 2) * 0.07 - 0.02),
    );
  });
  const [x, y] = along.at(-1) ?? [0, 0];
  const [px, py] = along.at(-4) ?? [0, 0];
  const last = pane(
    leaf(x, y, (Math.atan2(y - py, x - px) * 180) / Math.PI, length * 0.8, length * 0.3),
    lighter(green, 0.05),
  );
  return [
    pane(
      ribbon(along, (t) => stem * (1 - 0.5 * t)),
      lit(light, RACK.olive, 0.4),
    ),
    ...leaves,
    last,
  ];
}
