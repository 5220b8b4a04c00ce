import { type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { arc, circle, type Outline, path, rectangle, ribbon, sector, smooth } from '../kit/shapes.ts';

/** An anchor about 560 wide and 800 high; the origin is its middle. */
export function anchor(light: Light): Piece[] {
  const iron = lit(light, RACK.amber, 0.6);
  const shank = [-280, -150, -20, 110, 240, 330];
  const arms = (side: 1 | -1): Piece[] => [
    ...[0, 1, 2].map((k) =>
      pane(
        ribbon(
          arc(0, 30, 250, side > 0 ? 90 - k * 27 : 90 + k * 27, side > 0 ? 63 - k * 27 : 117 + k * 27, 300),
          (t) => 74 - (k + t) * 9,
        ),
        lighter(iron, 0.04 * (k % 2)),
      ),
    ),
    pane(path(`M${side * 330} 116 L${side * 246} -70 L${side * 148} 96 L${side * 226} 76Z`), lighter(iron, 0.07)),
  ];
  return [
    ...Array.from({ length: 10 }, (_, k) =>
      pane(sector(0, -350, 42, 82, k * 36, k * 36 + 36), lighter(iron, 0.05 * (k % 2))),
    ),
    ...arms(1),
    ...arms(-1),
    ...shank.slice(0, -1).map((y, k) =>
      pane(
        [
          [-26 - k * 3, y],
          [26 + k * 3, y],
          [29 + k * 3, shank[k + 1] ?? 330],
          [-29 - k * 3, shank[k + 1] ?? 330],
        ],
        lighter(iron, 0.05 * (k % 2)),
      ),
    ),
    ...[-170, 0].map((x) => pane(rectangle(x, -232, 170, 48), lit(light, RACK.clay, 0.5))),
    pane(circle(-176, -208, 36), lit(light, RACK.clay, 0.4)),
    pane(circle(176, -208, 36), lit(light, RACK.clay, 0.4)),
    pane(path('M-44 320 C-40 360 -10 376 0 396 C10 376 40 360 44 320Z'), lighter(iron, 0.06)),
  ];
}

/** A boat under sail, about 900 wide and 800 high; the origin is at its water line. */
export function boat(light: Light): Piece[] {
  const wood = lit(light, RACK.clay, 0.45);
  const cloth = lit(light, RACK.opal, 0.5);
  const board = (v0: number, v1: number, from: number, to: number): Outline => {
    const at = (x: number, v: number) => [x * (430 - 90 * v), -110 - 62 * x * x * (1 - v) + 150 * v] as const;
    const steps = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
    return [...steps.map((x) => at(x, v0)), ...[...steps].reverse().map((x) => at(x, v1))];
  };
  const hull = [0, 0.28, 0.62, 1].slice(0, -1).flatMap((v, row) => {
    const cuts = row % 2 ? [-1, -0.35, 0.3, 1] : [-1, -0.6, 0.05, 0.62, 1];
    return cuts
      .slice(0, -1)
      .map((from, k) =>
        pane(
          board(v, [0.28, 0.62, 1][row] ?? 1, from, cuts[k + 1] ?? 1),
          row === 0 ? lit(light, RACK.ruby, 0.4) : lighter(wood, 0.05 * (k % 2) - 0.04 * row),
        ),
      );
  });
  const sail = Array.from({ length: 6 }, (_, k) => {
    const y = (n: number) => -760 + (n / 6) * 570;
    const left = (n: number) => 30 + 6 * n;
    const right = (n: number) => 44 + 330 * Math.sin((n / 6) * 1.25) + 16 * n;
    return pane(
      [
        [left(k), y(k)],
        ...smooth(
          [
            [right(k), y(k)],
            [(right(k) + right(k + 1)) / 2 + 8, (y(k) + y(k + 1)) / 2],
            [right(k + 1), y(k + 1)],
          ],
          false,
          5,
        ),
        [left(k + 1), y(k + 1)],
      ],
      k === 2 || k === 3 ? lit(light, RACK.gold, 0.5) : lighter(cloth, -0.02 * (k % 2)),
    );
  });
  const jib = [0, 1, 2, 3].map((k) => {
    const y = (n: number) => -700 + (n / 4) * 500;
    return pane(
      [
        [-14 - n4(k) * 60, y(k)],
        [-14, y(k)],
        [-14, y(k + 1)],
        [-14 - n4(k + 1) * 60, y(k + 1)],
      ],
      lighter(cloth, k % 2 ? -0.06 : -0.02),
    );
  });
  return [
    pane(rectangle(-4, -800, 22, 700), lit(light, RACK.bark, 0.4)),
    ...jib,
    ...sail,
    pane(path('M6 -862 L96 -838 L6 -804Z'), lit(light, RACK.ruby, 0.3)),
    ...hull,
  ];
}

const n4 = (n: number) => n * 1.35;

/** A fish seen from the side, 300 long, heading left; the origin is its middle. */
export function fish(light: Light, base: keyof typeof RACK = 'turquoise'): Piece[] {
  const skin = lit(light, RACK[base], 0.5);
  const scales = [0, 1, 2, 3]
    .flatMap((column) =>
      Array.from({ length: column === 3 ? 1 : 2 + (column % 2) }, (_, k) => {
        const n = column === 3 ? 1 : 2 + (column % 2);
        const h = [104, 100, 76, 44][column] ?? 60;
        const [x, y] = [-40 + column * 44, -h / 2 + (h * (k + 0.5)) / n];
        return pane(sector(x, y, 0, h / n / 1.7, 95, 265), lighter(skin, 0.06 - 0.03 * k));
      }).reverse(),
    )
    .reverse();
  return [
    pane(
      path('M110 0 C140 -20 160 -50 178 -66 C176 -30 170 -14 160 0 C170 14 176 30 178 66 C160 50 140 20 110 0Z'),
      lighter(skin, -0.08),
    ),
    pane(path('M-30 -50 C0 -90 50 -80 66 -44Z'), lighter(skin, -0.08)),
    pane(path('M-10 52 C10 80 40 76 50 46Z'), lighter(skin, -0.08)),
    pane(path('M-146 4 C-110 -44 -50 -62 0 -58 C60 -54 96 -26 124 0 C96 26 60 52 0 58 C-50 60 -110 44 -146 4Z'), skin),
    ...scales,
    pane(
      path('M-146 4 C-122 -28 -96 -44 -66 -54 C-50 -20 -50 24 -66 54 C-96 46 -122 32 -146 4Z'),
      lit(light, RACK.gold, 0.4),
    ),
    pane(circle(-100, -10, 9), () => ({ l: 0.15, c: 0.02, h: 290 }), 2),
  ];
}

/** A rope through points, in `count` twists. */
export const rope = (points: Outline, count: number, light: Light) => {
  const line = smooth(points, false, 12);
  return Array.from({ length: count }, (_, k) => {
    const [a, b] = [k, k + 1].map((n) => Math.round(((line.length - 1) * n) / count)) as [number, number];
    return pane(ribbon(line.slice(a, b + 1), 26), lighter(lit(light, RACK.sand, 0.5), 0.07 * (k % 2)), 2.8);
  });
};
