import { type Colour, type Light, lighter, lit, plain, RACK } from '../kit/colour.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { path, rectangle } from '../kit/shapes.ts';

/** The ark, about 900 wide and 620 high; the origin is its water line. */
export function ark(light: Light): Piece[] {
  const plank = (v0: number, v1: number, from: number, to: number, base: Colour, lift: number) => {
    const at = (x: number, v: number) =>
      [x * (470 - 130 * v), -190 - 80 * x ** 4 * (1 - v) + 260 * v + 20 * (1 - x * x) * v] as const;
    const steps = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
    return pane(
      [...steps.map((x) => at(x, v0)), ...[...steps].reverse().map((x) => at(x, v1))],
      lighter(lit(light, base, 0.45), lift),
    );
  };
  const hull = [0, 0.2, 0.45, 0.72, 1].slice(0, -1).flatMap((v, row) => {
    const cuts = row % 2 ? [-1, -0.5, 0.1, 0.6, 1] : [-1, -0.7, -0.2, 0.34, 1];
    return cuts
      .slice(0, -1)
      .map((from, k) =>
        plank(
          v,
          [0.2, 0.45, 0.72, 1][row] ?? 1,
          from,
          cuts[k + 1] ?? 1,
          row ? RACK.clay : RACK.amber,
          0.05 * (k % 2) - 0.02 * row,
        ),
      );
  });
  const cabin = [-3, -2, -1, 0, 1, 2].map((k) =>
    pane(rectangle(k * 88, -350, 88, 180), lighter(lit(light, RACK.sand, 0.5), 0.05 * (k & 1))),
  );
  const windows = [-2, -1, 0, 1, 2].map((k) =>
    pane(
      path(`M${k * 88 - 24} -232 L${k * 88 - 24} -280 Q${k * 88} -326 ${k * 88 + 24} -280 L${k * 88 + 24} -232Z`),
      plain({ l: 0.88, c: 0.14, h: 88 }),
    ),
  );
  const roof = Array.from({ length: 7 }, (_, k) =>
    pane(
      [
        [-322 + k * 92, -344],
        [-230 + k * 92, -344],
        [-150 + (k + 1) * 43 - 0, -470],
        [-150 + k * 43, -470],
      ],
      lighter(lit(light, k % 2 ? RACK.ruby : RACK.wine, 0.4), 0.04),
    ),
  );
  return [...cabin, ...windows, ...roof, ...hull];
}
