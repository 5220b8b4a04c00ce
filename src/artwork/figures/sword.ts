import { type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { circle, path, rectangle } from '../kit/shapes.ts';

/** A sword pointing up, 900 long; the origin is the middle of its guard. */
export function sword(light: Light): Piece[] {
  const steel = lit(light, { l: 0.82, c: 0.03, h: 240 }, 0.4);
  const gold = lit(light, RACK.gold, 0.4);
  const cuts = [-20, -190, -360, -520];
  return [
    ...cuts.slice(0, -1).flatMap((y, k) => {
      const next = cuts[k + 1] ?? -520;
      return [
        pane(
          [
            [-32 + k * 2, y],
            [0, y],
            [0, next],
            [-30 + k * 2, next],
          ],
          lighter(steel, -0.06),
        ),
        pane(
          [
            [0, y],
            [32 - k * 2, y],
            [30 - k * 2, next],
            [0, next],
          ],
          lighter(steel, 0.05),
        ),
      ];
    }),
    pane(
      [
        [-26, -520],
        [0, -520],
        [0, -640],
      ],
      lighter(steel, -0.04),
    ),
    pane(
      [
        [0, -520],
        [26, -520],
        [0, -640],
      ],
      lighter(steel, 0.07),
    ),
    ...[0, 1, 2].map((k) => pane(rectangle(-20, 14 + k * 56, 40, 56), lit(light, k % 2 ? RACK.gold : RACK.wine, 0.3))),
    pane(path('M-150 -34 C-100 -14 100 -14 150 -34 L150 14 C100 26 -100 26 -150 14Z'), gold),
    pane(circle(0, 214, 36), lighter(gold, 0.06)),
    pane(circle(0, 214, 16), lit(light, RACK.ruby, 0.2)),
  ];
}
