import { type Colour, type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { chance, circle, type Outline, type Point, path, rectangle, ribbon, sector, smooth } from '../kit/shapes.ts';

/** A road in courses along a line from its far end to its near end; its width, measured level, grows on the way. */
export function road(
  light: Light,
  line: Outline,
  width: (along: number) => number,
  count = 16,
  base: Colour = RACK.sand,
): Piece[] {
  const centre = smooth(line, false, 24);
  const glass = lit(light, base, 0.8);
  const last = centre.length - 1;
  const across = (i: number, share: number): Point => {
    const [x, y] = centre[i] ?? [0, 0];
    return [x + (share - 0.5) * width(i / last), y];
  };
  const pieces: Piece[] = [];
  for (let k = 0; k < count; k++) {
    const [from, to] = [k, k + 1].map((n) => Math.round(last * (n / count) ** 0.75)) as [number, number];
    const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const seam = 0.3 + 0.4 * chance(k, 41);
    for (const [left, right] of [
      [0, seam],
      [seam, 1],
    ] as const) {
      pieces.push(
        pane(
          [...steps.map((i) => across(i, left)), ...[...steps].reverse().map((i) => across(i, right))],
          lighter(glass, left ? 0.02 : -0.01),
        ),
      );
    }
  }
  return pieces;
}

/** An acacia with its flat crown, about 300 wide; the origin is the foot of its trunk. */
export function acacia(light: Light, crown: Colour = RACK.moss, bark: Colour = RACK.bark): Piece[] {
  const wood = lit(light, bark, 0.35);
  const green = lit(light, crown, 0.5);
  const limb = (line: Outline, from: number, to: number) =>
    pane(
      ribbon(smooth(line, false, 8), (t) => from + (to - from) * t),
      wood,
    );
  const tuft = (x: number, y: number, w: number, h: number, lift: number) =>
    pane(
      smooth(
        [
          [x - w, y + h * 0.5],
          [x - w * 0.8, y - h * 0.35],
          [x - w * 0.3, y - h],
          [x + w * 0.25, y - h * 0.95],
          [x + w * 0.8, y - h * 0.4],
          [x + w, y + h * 0.45],
          [x + w * 0.4, y + h * 0.6],
          [x - w * 0.4, y + h * 0.55],
        ],
        true,
        6,
      ),
      lighter(green, lift),
    );
  return [
    limb(
      [
        [0, 0],
        [-4, -70],
        [-34, -130],
        [-92, -186],
      ],
      22,
      8,
    ),
    limb(
      [
        [0, 0],
        [0, -70],
        [26, -130],
        [84, -190],
      ],
      20,
      8,
    ),
    limb(
      [
        [-2, -60],
        [-2, -120],
        [2, -196],
      ],
      15,
      8,
    ),
    tuft(-104, -190, 66, 26, -0.03),
    tuft(104, -192, 64, 26, 0.02),
    tuft(-50, -214, 74, 30, 0.03),
    tuft(56, -216, 76, 30, -0.02),
    tuft(0, -204, 60, 24, 0.05),
    tuft(4, -236, 70, 26, 0.06),
  ];
}

/** Mount Kenya: dark rock with snow and ice on its two peaks, about 900 wide; the origin is the middle of its foot. */
export function mountKenya(light: Light): Piece[] {
  const rock = lit(light, RACK.slate, 0.45);
  const snow = lit(light, RACK.opal, 0.45);
  const face = (data: string, lift: number) => pane(path(data), lighter(rock, lift));
  const ice = (data: string, lift: number) => pane(path(data), lighter(snow, lift));
  return [
    face('M-470 0 L-330 -96 L-250 -170 L-214 0Z', -0.02),
    face('M-250 -170 L-176 -236 L-120 -330 L-96 -150 L-214 0Z', 0.04),
    face('M-120 -330 L-66 -420 L-44 -300 L-96 -150Z', -0.04),
    face('M-44 -300 L20 -180 L0 0 L-214 0 L-96 -150Z', 0.02),
    face('M-66 -420 L-30 -386 L4 -344 L20 -180 L-44 -300Z', 0.06),
    face('M4 -344 L36 -380 L66 -300 L70 -150 L20 -180Z', -0.03),
    face('M36 -380 L62 -396 L104 -320 L150 -236 L66 -300Z', 0.05),
    face('M66 -300 L150 -236 L190 -120 L70 -150Z', 0),
    face('M150 -236 L232 -150 L260 0 L190 -120Z', 0.04),
    face('M20 -180 L70 -150 L190 -120 L260 0 L0 0Z', -0.03),
    face('M232 -150 L340 -84 L470 0 L260 0Z', 0.01),
    ice('M-66 -420 L-120 -330 L-100 -318 L-84 -276 L-66 -318 L-44 -300 L-52 -360Z', 0),
    ice('M-66 -420 L-52 -360 L-44 -300 L-30 -326 L-14 -296 L4 -344 L-30 -386Z', 0.04),
    ice('M4 -344 L16 -300 L30 -330 L48 -290 L58 -326 L84 -300 L104 -320 L62 -396 L36 -380Z', 0.02),
    ice('M-214 -206 L-176 -236 L-140 -296 L-132 -236 L-156 -196 L-176 -206 L-196 -172Z', -0.02),
  ];
}

/** A round sun in rings of panes, its heart the brightest. */
export const disc = (light: Light, x: number, y: number, radius: number): Piece[] => {
  const zones = radius > 200 ? [1, 0.78, 0.52, 0.24] : [1, 0.56];
  return [
    ...zones.slice(0, -1).flatMap((outer, zone) => {
      const count = radius > 200 ? 20 - zone * 4 : 10;
      return Array.from({ length: count }, (_, k) => {
        const from = ((k + (zone % 2) / 2) * 360) / count;
        return pane(
          sector(x, y, radius * (zones[zone + 1] ?? 0), radius * outer, from, from + 360 / count),
          lit(light, { l: 0.78 + zone * 0.03, c: 0.15, h: 82 + zone * 3 }, 0.3),
        );
      });
    }),
    pane(circle(x, y, radius * (zones.at(-1) ?? 0.5)), lit(light, { l: 0.82, c: 0.12, h: 90 }, 0.15)),
  ];
};

/** A shelf or table across the picture, in boards. */
export function table(light: Light, width: number, top: number, height: number, base = RACK.earth): Piece[] {
  const wood = lit(light, base, 0.65);
  const boards = [0, 0.16, 0.5, 1].map((share) => top + (height - top) * share);
  return boards
    .slice(0, -1)
    .flatMap((y, row) =>
      Array.from({ length: 7 }, (_, k) =>
        pane(
          rectangle((k - (row % 2) / 2) * (width / 6), y, width / 6, (boards[row + 1] ?? height) - y + 6),
          lighter(wood, row === 0 ? 0.09 : 0.03 * ((k + row) % 2) - 0.03 * row),
        ),
      ),
    );
}
