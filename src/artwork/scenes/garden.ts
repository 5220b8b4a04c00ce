import { church } from '../figures/houses.ts';
import { acacia, disc, road, table } from '../figures/land.ts';
import { grapes, vineLeaf } from '../figures/plants.ts';
import { openBook } from '../figures/treasures.ts';
import { limb, spray } from '../figures/trees.ts';
import { hill, rays, rings } from '../kit/backgrounds.ts';
import { along, lighter, lit, plain, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { chance, circle, coordinates, smooth, star } from '../kit/shapes.ts';

export const gardenScenes: readonly Scene[] = [
  {
    name: 'coffee',
    alt: 'Branches of coffee bend with ripe red cherries in the afternoon sun.',
    ...WIDE,
    light: { x: 1180, y: 270, reach: 520 },
    draw: (light) => {
      const branches = [
        '-40 760 220 640 520 590 820 620 1120 720',
        '1660 880 1380 800 1100 780 820 830 600 930',
        '-40 330 160 330 380 300 590 330 760 410',
      ];
      return [
        ...rays(WIDE, light, along(light, SKIES.garden), { count: 34, first: 110, growth: 1.5 }),
        figure(disc(light, light.x, light.y, 104), 8),
        ...branches.flatMap((line, k) => {
          const stem = smooth(coordinates(line), false, 16);
          const cherries = [0.24, 0.42, 0.6, 0.76].flatMap((at, n) => {
            const [x, y] = stem[Math.round(at * (stem.length - 1))] ?? [0, 0];
            return [
              [-40, 26],
              [0, 44],
              [40, 24],
              [-20, 2],
              [22, 0],
            ].map(([dx = 0, dy = 0], i) =>
              pane(
                circle(x + dx, y + dy + 8, 30, 33),
                lighter(lit(light, (n + i + k) % 5 === 0 ? RACK.orange : RACK.ruby, 0.22), 0.05 * (i % 2)),
              ),
            );
          });
          return [
            figure(spray(light, coordinates(line), 250, 14, k === 1 ? RACK.green : RACK.emerald, 20, 52), 7),
            figure(cherries, 6),
          ];
        }),
      ];
    },
  },
  {
    name: 'vine',
    alt: 'A vine hung with purple grapes stretches across the window in the sun.',
    ...WIDE,
    light: { x: 800, y: 300, reach: 520 },
    draw: (light) => {
      const leaves = [
        '120 250 -40',
        '330 150 10',
        '560 300 -30',
        '700 130 20',
        '980 140 -14',
        '1080 320 40',
        '1260 160 16',
        '1490 270 50',
        '210 500 -80',
        '1390 520 80',
        '430 420 -120',
        '1180 440 110',
        '880 320 10',
      ];
      return [
        ...rays(WIDE, light, along(light, SKIES.dusk), { count: 34, first: 120, growth: 1.5 }),
        figure(
          [
            limb(
              coordinates('-40 420 180 330 420 250 700 230 980 260 1250 230 1460 330 1650 420'),
              52,
              40,
              light,
              RACK.earth,
            ),
            limb(coordinates('540 240 500 330 470 420'), 26, 12, light, RACK.earth),
            limb(coordinates('1080 250 1110 340 1130 420'), 26, 12, light, RACK.earth),
          ],
          7,
        ),
        ...leaves.map((text, k) => {
          const [[x, y] = [0, 0], [turn] = [0, 0]] = coordinates(`${text} 0`);
          return figure(
            stand(vineLeaf(light, k % 3 ? 'green' : 'lime'), {
              x,
              y: y + 50,
              turn: turn + 180 * (k % 2),
              scale: 1.05 + 0.3 * chance(k, 3),
            }),
            5,
          );
        }),
        ...(
          [
            [330, 470, 1.3],
            [800, 330, 1.75],
            [1270, 470, 1.3],
          ] as const
        ).map(([x, y, scale]) => figure(stand(grapes(light), { x, y, scale }), 8)),
      ];
    },
  },
  {
    name: 'path',
    alt: 'A path crosses wide green hills towards a small church and the rising sun.',
    ...WIDE,
    light: { x: 1040, y: 400, reach: 500 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dawn), { first: 120, growth: 1.4, rays: 44 }),
      figure(disc(light, light.x, light.y, 108), 8),
      hill(
        WIDE,
        light,
        RACK.violet,
        (x) => 470 - 40 * Math.sin(x / 210),
        () => 600,
        { rows: 3, length: 140 },
      ),
      hill(
        WIDE,
        light,
        RACK.teal,
        (x) => 540 - 60 * Math.exp(-(((x - 640) / 300) ** 2)),
        () => 740,
        { rows: 4, length: 150, seed: 3 },
      ),
      figure(stand(church(light), { x: 640, y: 500, scale: 0.7 }), 7),
      figure(stand(acacia(light, RACK.emerald), { x: 1340, y: 640, scale: 0.9 }), 6),
      hill(
        WIDE,
        light,
        RACK.emerald,
        (x) => 650 - 36 * Math.sin(x / 240 + 1),
        () => 860,
        { rows: 4, length: 170, seed: 5 },
      ),
      hill(
        WIDE,
        light,
        RACK.green,
        (x) => 800 - 34 * Math.sin(x / 300 + 3.2),
        () => 1040,
        { rows: 5, length: 190, seed: 8 },
      ),
      figure(stand(acacia(light, RACK.lime), { x: 230, y: 850, scale: 1.1, flip: true }), 6),
      figure(
        road(
          light,
          coordinates('612 498 640 540 760 590 860 650 760 730 640 800 740 900 900 1040'),
          (t) => 22 + 300 * t ** 1.7,
          16,
        ),
        7,
      ),
    ],
  },
  {
    name: 'book',
    alt: 'An open Bible lies on the table, lit by a star of light above it.',
    ...WIDE,
    light: { x: 800, y: 250, reach: 500 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.night), { count: 38, first: 110, growth: 1.48 }),
      figure(
        [
          pane(star(800, 250, 130, 52, 8), lit(light, RACK.gold, 0.5)),
          pane(circle(800, 250, 46), plain({ l: 0.96, c: 0.06, h: 95 })),
        ],
        7,
      ),
      figure(table(light, 1600, 810, 1000, RACK.earth), 7),
      figure(stand(openBook(light), { x: 800, y: 670, scale: 1.14 }), 9),
    ],
  },
];
