import { acacia, disc } from '../figures/land.ts';
import { spray, tuft } from '../figures/trees.ts';
import { hill, rays, rings, wholly } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, panes, type Scene, stand, WIDE } from '../kit/scene.ts';
import { chance, coordinates, path, placed, sector } from '../kit/shapes.ts';

const below = () => WIDE.height + 40;

export const skyScenes: readonly Scene[] = [
  {
    name: 'rainbow',
    alt: 'A rainbow of seven colours stands over green hills after the rain.',
    ...WIDE,
    light: { x: 800, y: 800, reach: 620, glow: 0.7 },
    draw: (light) => {
      const colours = [RACK.violet, RACK.cobalt, RACK.azure, RACK.green, RACK.gold, RACK.orange, RACK.ruby];
      return [
        ...rays(WIDE, light, along(light, SKIES.storm), { count: 36, first: 200, growth: 1.4 }),
        figure(
          colours.flatMap((base, k) =>
            Array.from({ length: 26 }, (_, i) =>
              pane(
                sector(
                  800,
                  800,
                  352 + k * 44,
                  352 + (k + 1) * 44,
                  176 + (i + (k % 2) / 2) * 7.2,
                  176 + (i + 1 + (k % 2) / 2) * 7.2,
                ),
                lighter(lit(light, { ...base, l: base.l + 0.06, c: base.c * 1.05 }, 0.22), (i % 2) * 0.03),
              ),
            ),
          ),
          8,
        ),
        hill(
          WIDE,
          light,
          { l: 0.48, c: 0.11, h: 200 },
          (x) => 730 - 50 * Math.sin(x / 300 + 0.7),
          () => 860,
          { rows: 4, length: 150 },
        ),
        hill(
          WIDE,
          light,
          RACK.emerald,
          (x) => 800 - 44 * Math.sin(x / 360 + 3.4),
          () => 920,
          { rows: 4, length: 170, seed: 4 },
        ),
        figure(stand(acacia(light, RACK.green), { x: 340, y: 850, scale: 0.8 }), 6),
        hill(WIDE, light, RACK.lime, (x) => 880 - 30 * Math.sin(x / 330 + 0.4), below, {
          rows: 3,
          length: 190,
          seed: 6,
        }),
      ];
    },
  },
  {
    name: 'acacia',
    alt: 'A lone acacia stands before the great disc of the setting sun, and birds fly home.',
    ...WIDE,
    light: { x: 690, y: 540, reach: 560 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dusk), { first: 300, growth: 1.28, rays: 48 }),
      figure(disc(light, light.x, light.y, 290), 8),
      hill(
        WIDE,
        light,
        RACK.wine,
        (x) => 726 - 22 * Math.sin(x / 260),
        () => 820,
        { rows: 3, length: 150 },
      ),
      hill(
        WIDE,
        light,
        RACK.clay,
        (x) => 790 - 18 * Math.sin(x / 300 + 2),
        () => 890,
        { rows: 3, length: 170, seed: 3 },
      ),
      figure(
        stand(acacia(light, { l: 0.3, c: 0.08, h: 150 }, { l: 0.24, c: 0.06, h: 40 }), { x: 960, y: 862, scale: 2.5 }),
        8,
      ),
      hill(WIDE, light, { l: 0.4, c: 0.1, h: 60 }, (x) => 850 - 16 * Math.sin(x / 280 + 4), below, {
        rows: 4,
        length: 190,
        seed: 5,
      }),
      ...(
        [
          [300, 300, 1],
          [400, 240, 0.8],
          [220, 390, 0.66],
          [500, 330, 0.56],
        ] as const
      ).map(([x, y, scale]) =>
        figure(
          stand(
            [
              pane(
                path('M0 0 C-20 -34 -56 -40 -84 -22 C-54 -22 -28 -8 0 22 C28 -8 54 -22 84 -22 C56 -40 20 -34 0 0Z'),
                lit(light, RACK.bark, 0.2),
              ),
            ],
            { x, y, scale },
          ),
          4,
        ),
      ),
    ],
  },
  {
    name: 'rain',
    alt: 'Rain falls from a dark cloud on dry ground, and green shoots come up.',
    ...WIDE,
    light: { x: 1270, y: 250, reach: 480 },
    draw: (light) => {
      const cloud = lit(light, { l: 0.42, c: 0.1, h: 280 }, 0.6);
      return [
        ...rays(WIDE, light, along(light, SKIES.storm), { count: 34, first: 110, growth: 1.5 }),
        figure(disc(light, light.x, light.y, 110), 8),
        figure(
          [
            panes(tuft(330, 190, 330, 150, 9, 2), cloud, 96),
            panes(tuft(720, 170, 330, 160, 9, 4), lighter(cloud, 0.05), 96),
            panes(tuft(1010, 240, 210, 110, 8, 5), lighter(cloud, 0.1), 90),
            panes(tuft(540, 270, 380, 110, 11, 6), lighter(cloud, -0.04), 96),
          ],
          8,
        ),
        hill(
          WIDE,
          light,
          RACK.violet,
          (x) => 690 - 30 * Math.sin(x / 240),
          () => 800,
          { rows: 2, length: 150 },
        ),
        figure(
          [
            {
              ...wholly({ width: 1600, height: 1000 }, lit(light, RACK.clay, 0.7), 128, 0.42),
              outline: coordinates('-20 770 400 748 900 764 1620 740 1620 1020 -20 1020'),
            },
          ],
          7,
        ),
        ...Array.from({ length: 34 }, (_, k) => {
          const [x, y] = [
            60 + (k % 12) * 96 + 40 * chance(k, 1) - Math.floor(k / 12) * 30,
            400 + Math.floor(k / 12) * 116 + 40 * chance(k, 2),
          ];
          return figure(
            [
              pane(
                placed(
                  path('M0 -74 C6 -40 22 -12 22 8 C22 24 12 34 0 34 C-12 34 -22 24 -22 8 C-22 -12 -6 -40 0 -74Z'),
                  { x, y, turn: 14 },
                ),
                lit(light, RACK.turquoise, 0.5),
                2.6,
              ),
            ],
            3,
          );
        }),
        ...Array.from({ length: 9 }, (_, k) =>
          figure(
            spray(
              light,
              [
                [90 + k * 176, 930 + 30 * (k % 2)],
                [94 + k * 176, 870 + 30 * (k % 2)],
                [90 + k * 176, 820 + 30 * (k % 2)],
              ],
              62,
              5,
              k % 2 ? RACK.lime : RACK.green,
              11,
              50,
            ),
            5,
          ),
        ),
      ];
    },
  },
];
