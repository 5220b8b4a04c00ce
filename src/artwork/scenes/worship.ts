import { dove } from '../figures/birds.ts';
import { drum, trumpet } from '../figures/instruments.ts';
import { disc, table } from '../figures/land.ts';
import { key } from '../figures/treasures.ts';
import { spray } from '../figures/trees.ts';
import { hill, quarry, rays, rings } from '../kit/backgrounds.ts';
import { along, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { circle, coordinates, path, sector } from '../kit/shapes.ts';

export const worshipScenes: readonly Scene[] = [
  {
    name: 'drum',
    alt: 'Two drums with painted bands and a pair of shakers, ready for praise.',
    ...WIDE,
    light: { x: 800, y: 300, reach: 500 },
    draw: (light) => {
      const shaker = [
        pane(path('M-14 60 L14 60 L18 250 L-18 250Z'), lit(light, RACK.earth, 0.4)),
        ...[0, 1, 2, 3].map((k) =>
          pane(
            sector(0, 0, 0, 92, k * 90, k * 90 + 90),
            lit(light, [RACK.ruby, RACK.gold, RACK.emerald, RACK.gold][k] ?? RACK.gold, 0.25),
          ),
        ),
        pane(circle(0, 0, 34), lit(light, RACK.cobalt, 0.2)),
      ];
      return [
        ...rays(WIDE, light, along(light, SKIES.ember), { count: 32, first: 120, growth: 1.5 }),
        figure(table(light, 1600, 830, 1000, RACK.moss), 7),
        figure(stand(drum(light), { x: 1010, y: 900, scale: 0.98 }), 9),
        figure(stand(drum(light), { x: 620, y: 930, scale: 1.24 }), 9),
        figure(stand(shaker, { x: 1320, y: 560, scale: 1.1, turn: 24 }), 8),
        figure(stand(shaker, { x: 240, y: 600, scale: 1.1, turn: -26 }), 8),
      ];
    },
  },
  {
    name: 'trumpet',
    alt: 'Two golden trumpets are crossed before the rising sun.',
    ...WIDE,
    light: { x: 800, y: 480, reach: 480 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.dawn), { count: 40, first: 130, growth: 1.45 }),
      figure(disc(light, 800, 480, 150), 8),
      hill(
        WIDE,
        light,
        RACK.violet,
        (x) => 800 - 30 * Math.sin(x / 260),
        () => 900,
        { rows: 2, length: 150 },
      ),
      hill(
        WIDE,
        light,
        RACK.emerald,
        (x) => 870 - 22 * Math.sin(x / 310 + 2),
        () => 1040,
        { rows: 3, length: 180, seed: 4 },
      ),
      figure(stand(trumpet(light), { x: 800, y: 520, scale: 1.1, turn: 202, flip: true }), 9),
      figure(stand(trumpet(light), { x: 800, y: 520, scale: 1.1, turn: -22 }), 9),
    ],
  },
  {
    name: 'dove',
    alt: 'A dove in flight above a branch of olive with dark fruit.',
    ...WIDE,
    light: { x: 800, y: 330, reach: 500 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.garden), { first: 150, growth: 1.38, rays: 40 }),
      figure(
        [
          ...spray(
            light,
            coordinates('160 900 420 860 700 800 1000 790 1280 700 1440 600'),
            190,
            26,
            RACK.lime,
            22,
            46,
          ),
          ...[
            [420, 800],
            [640, 860],
            [860, 740],
            [1060, 850],
            [1230, 650],
          ].map(([x = 0, y = 0]) => pane(circle(x, y, 26, 34), lit(light, RACK.violet, 0.2))),
        ],
        7,
      ),
      figure(stand(dove(light), { x: 800, y: 350, scale: 0.92 }), 9),
    ],
  },
  {
    name: 'keys',
    alt: 'Two keys, one gold and one silver, are crossed and tied with a red cord.',
    ...WIDE,
    light: { x: 800, y: 430, reach: 470 },
    draw: (light) => [
      ...quarry(WIDE, along(light, SKIES.dawn), 150, 190),
      figure(stand(key(light, 'pearl'), { x: 500, y: 230, scale: 1.5, turn: 226, flip: true }), 9),
      figure(stand(key(light, 'gold'), { x: 1100, y: 230, scale: 1.5, turn: 134 }), 9),
      figure(
        [
          pane(circle(800, 541, 66), lit(light, RACK.ruby, 0.2)),
          pane(circle(800, 541, 30), lit(light, RACK.gold, 0.2)),
        ],
        6,
      ),
    ],
  },
];
