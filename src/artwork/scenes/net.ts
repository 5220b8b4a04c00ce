import { fish, rope } from '../figures/sea.ts';
import { wholly } from '../kit/backgrounds.ts';
import { along, lit, RACK } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { circle, path, ribbon } from '../kit/shapes.ts';

export const netScenes: readonly Scene[] = [
  {
    name: 'team',
    alt: 'A fishing net full of bright fish is drawn up through the water.',
    ...WIDE,
    light: { x: 800, y: 90, reach: 560 },
    draw: (light) => {
      const netted = [
        [640, 560, 0.74, 'gold', 8, false],
        [930, 520, 0.78, 'rose', -8, true],
        [790, 660, 0.9, 'turquoise', 4, false],
        [600, 720, 0.7, 'orange', -10, true],
        [1000, 690, 0.74, 'lime', 10, false],
        [720, 820, 0.72, 'violet', 6, true],
        [890, 830, 0.7, 'gold', -4, false],
        [800, 450, 0.62, 'orange', -4, true],
      ] as const;
      const belly = (t: number) => 30 * (1 - t) + 430 * Math.sin(Math.PI * t ** 1.3) ** 0.75;
      const strand = (start: number, turn: number) =>
        Array.from({ length: 33 }, (_, i) => {
          const t = (i / 32) * 0.97 + 0.02;
          return [800 + belly(t) * Math.sin(start + turn * t), 240 + 700 * t] as const;
        });
      return [
        wholly(
          WIDE,
          along(light, [
            [0, 0.24, 0.1, 255],
            [0.25, 0.36, 0.12, 240],
            [0.45, 0.5, 0.11, 222],
            [0.65, 0.68, 0.1, 200],
            [0.82, 0.84, 0.09, 140],
            [1, 0.94, 0.1, 98],
          ]),
          118,
          0.5,
        ),
        ...netted.map(([x, y, scale, base, turn, flip]) =>
          figure(stand(fish(light, base), { x, y, scale: scale * 1.15, turn, flip }), 5),
        ),
        figure(
          [
            ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [strand(k * 0.42 - 2.3, 1.6), strand(2.3 - k * 0.42, -1.6)]),
            strand(-1.57, 0),
            strand(1.57, 0),
          ].map((line) => pane(ribbon(line, 9), lit(light, RACK.sand, 0.5), 2.2)),
          2.5,
        ),
        figure(
          rope(
            [
              [800, -30],
              [812, 60],
              [800, 160],
              [800, 250],
            ],
            9,
            light,
          ),
          5,
        ),
        figure([pane(circle(800, 262, 36), lit(light, RACK.clay, 0.5))], 5),
        ...(
          [
            [230, 640, 0.6, 'orange', false],
            [330, 800, 0.5, 'gold', false],
            [1390, 600, 0.6, 'rose', true],
            [1290, 820, 0.5, 'turquoise', true],
            [180, 420, 0.44, 'lime', false],
            [1440, 400, 0.44, 'gold', true],
          ] as const
        ).map(([x, y, scale, base, flip]) => figure(stand(fish(light, base), { x, y, scale, flip: !flip }), 5)),
        figure(
          [
            pane(
              path('M-20 -10 L1620 -10 L1620 40 C1400 70 1300 20 1100 48 C900 76 800 30 600 52 C400 74 200 26 -20 56Z'),
              lit(light, RACK.turquoise, 0.6),
            ),
          ],
          5,
        ),
      ];
    },
  },
];
