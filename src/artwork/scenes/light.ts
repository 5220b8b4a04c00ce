import { candle, clayLamp, flame, greatFire } from '../figures/fire.ts';
import { table } from '../figures/land.ts';
import { quarry, rays } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { figure, type Piece, pane, type Scene, stand, TALL, WIDE } from '../kit/scene.ts';
import { arc, circle, path, ribbon, sector } from '../kit/shapes.ts';

export const lightScenes: readonly Scene[] = [
  {
    name: 'lamp',
    alt: 'A clay oil lamp burns in the dark, and its small flame lights the whole window.',
    ...WIDE,
    light: { x: 1104, y: 330, reach: 470, glow: 1.1 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.ember), { count: 34, first: 110, growth: 1.6 }),
      figure(table(light, 1600, 792, 1000), 7),
      figure(stand(clayLamp(light), { x: 760, y: 560, scale: 1.06 })),
      figure(stand(flame(), { x: 1114, y: 432, scale: 2.1 }), 7),
    ],
  },
  {
    name: 'seven-candles',
    alt: 'Seven candles burn on a golden lampstand with seven branches.',
    ...WIDE,
    light: {
      x: 800,
      y: 250,
      reach: 520,
      lesser: [-3, -2, -1, 1, 2, 3].map((k) => ({ x: 800 + k * 176, y: 270 + Math.abs(k) * 12, reach: 110 })),
    },
    draw: (light) => {
      const gold = lit(light, RACK.amber, 0.6);
      const arms = [3, 2, 1].flatMap((k) => {
        const r = k * 176;
        const ring = Array.from({ length: 4 + k * 2 }, (_, i) => {
          const [from, to] = [i, i + 1].map((n) => (n * 180) / (4 + k * 2)) as [number, number];
          return pane(ribbon(arc(800, 470, r, from, to, r * 0.7), 34), lighter(gold, (i % 2) * 0.05));
        });
        return ring;
      });
      const stem = lathe(
        [
          [17, 440],
          [17, 620],
          [40, 650],
          [17, 690],
          [20, 800],
          [60, 850],
          [190, 900],
          [200, 930],
        ],
        [440, 530, 620, 690, 770, 850, 930].slice(0, -1).map((from, k) => ({
          from,
          to: [530, 620, 690, 770, 850, 930][k] ?? 930,
          columns: k === 5 ? 7 : k === 2 ? 3 : 1,
          glass: lighter(gold, 0.04 * (k % 2)),
        })),
      );
      const cups = [-3, -2, -1, 0, 1, 2, 3].flatMap((k) =>
        stand(
          lathe(
            [
              [52, -30],
              [40, 0],
              [16, 26],
            ],
            [{ from: -30, to: 26, columns: 3, glass: lighter(gold, 0.05) }],
            0.2,
          ),
          { x: 800 + k * 176, y: 452 },
        ),
      );
      return [
        ...quarry(WIDE, along(light, SKIES.dawn), 160, 200),
        figure(table(light, 1600, 880, 1000, RACK.wine), 7),
        figure(
          [
            ...arms,
            ...stem.map((part) => ({ ...part, outline: part.outline.map(([x, y]) => [x + 800, y] as const) })),
            ...cups,
          ],
          8,
        ),
        ...[-3, -2, -1, 0, 1, 2, 3].map((k) => figure(stand(candle(light, 100, 54), { x: 800 + k * 176, y: 430 }), 6)),
      ];
    },
  },
  {
    name: 'flame',
    alt: 'A great fire of red, orange and gold tongues rises against a deep blue window.',
    ...WIDE,
    light: { x: 800, y: 640, reach: 430, glow: 0.9 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.night), { count: 32, first: 150, growth: 1.5, turn: 4 }),
      figure(stand(greatFire(light), { x: 800, y: 726, scale: 0.86 }), 9),
      figure(
        stand(
          lathe(
            [
              [300, -70],
              [270, -10],
              [170, 56],
              [46, 92],
              [34, 128],
              [120, 176],
              [150, 190],
            ],
            [
              [-70, -36, 11],
              [-36, 70, 9],
              [70, 128, 3],
              [128, 190, 7],
            ].map(([from = 0, to = 0, columns = 1], k) => ({
              from,
              to,
              columns,
              glass: lit(light, k === 1 ? RACK.cobalt : RACK.amber, 0.5),
            })),
            0.14,
          ),
          { x: 800, y: 742 },
        ),
        8,
      ),
    ],
  },
  {
    name: 'contact',
    alt: 'A lantern with a burning candle hangs before a window at daybreak.',
    ...TALL,
    light: { x: 600, y: 810, reach: 480, glow: 1.05 },
    draw: (light) => {
      const iron = lit(light, RACK.bark, 0.35);
      const warm = lit(light, RACK.amber, 0.7);
      const chain = Array.from({ length: 5 }, (_, k) =>
        pane(circle(600, 60 + k * 62, 17, 34), lit(light, RACK.stone, 0.4)),
      );
      const glass = [-1, -0.36, 0.36, 1].slice(0, 3).flatMap((from, k) => {
        const [a, b] = [from, [-0.36, 0.36, 1][k] ?? 1];
        return [0, 1, 2].map((row) => {
          const [y0, y1] = [530 + row * 150, 530 + (row + 1) * 150];
          return pane(
            [
              [600 + a * (190 + row * 10), y0],
              [600 + b * (190 + row * 10), y0],
              [600 + b * (200 + row * 10), y1],
              [600 + a * (200 + row * 10), y1],
            ],
            lighter(warm, k === 1 ? 0.08 : 0),
          );
        });
      });
      const grown = (parts: readonly Piece[]) => stand(parts, { x: -210, y: -200, scale: 1.35 });
      return [
        ...quarry(TALL, along(light, SKIES.dawn), 170, 210),
        figure(grown(chain), 5),
        figure(
          grown([
            pane(path('M600 330 C640 330 660 350 664 380 L536 380 C540 350 560 330 600 330Z'), lighter(iron, 0.05)),
            ...[-3, -2, -1, 0, 1, 2].map((k) =>
              pane(
                [
                  [600 + k * 24, 380],
                  [600 + (k + 1) * 24, 380],
                  [600 + (k + 1) * 76, 530],
                  [600 + k * 76, 530],
                ],
                lit(light, k % 2 ? RACK.cobalt : RACK.teal, 0.4),
              ),
            ),
            ...glass,
            ...[-2, -1, 0, 1].map((k) =>
              pane(
                [
                  [600 + k * 112, 980],
                  [600 + (k + 1) * 112, 980],
                  [600 + (k + 1) * 124, 1060],
                  [600 + k * 124, 1060],
                ],
                lit(light, k % 2 ? RACK.cobalt : RACK.teal, 0.4),
              ),
            ),
            pane(sector(600, 1060, 0, 90, 0, 180), iron),
          ]),
        ),
        figure(stand(candle(light, 130, 84), { x: 600, y: 1096, scale: 1.4 }), 7),
      ];
    },
  },
];
