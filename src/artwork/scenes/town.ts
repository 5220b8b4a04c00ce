import { church, house } from '../figures/houses.ts';
import { acacia, disc, road } from '../figures/land.ts';
import { rock } from '../figures/stonework.ts';
import { hill, rays, rings, water } from '../kit/backgrounds.ts';
import { along, lit, plain, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, TALL, WIDE } from '../kit/scene.ts';
import { chance, circle, coordinates, placed, star } from '../kit/shapes.ts';

export const townScenes: readonly Scene[] = [
  {
    name: 'city',
    alt: 'A town on a hill shines with lit windows under the stars.',
    ...WIDE,
    light: { x: 800, y: 440, reach: 430, glow: 0.8 },
    draw: (light) => {
      const mound = (x: number) => 850 - 400 * Math.exp(-(((x - 800) / 420) ** 2));
      const homes = Array.from({ length: 34 }, (_, k) => {
        const row = Math.floor(k / 7);
        const x = 800 + ((k % 7) - 3 + (row % 2 ? 0.5 : 0) + 0.3 * (chance(k, 4) - 0.5)) * (92 + row * 26);
        return { x, y: mound(x) + 46 + row * 62, k, w: 76 + row * 9 + 18 * chance(k, 2) };
      }).sort((a, b) => a.y - b.y);
      return [
        ...rings(WIDE, light, along(light, SKIES.night), { first: 120, growth: 1.4, rays: 40 }),
        ...Array.from({ length: 22 }, (_, k) =>
          figure(
            [
              pane(
                star(60 + k * 70 + 30 * chance(k, 1), 50 + 300 * chance(k, 2), 16 + 14 * chance(k, 3), 6, 4),
                plain({ l: 0.92, c: 0.08, h: 95 }),
                2,
              ),
            ],
            1.5,
          ),
        ),
        hill(
          WIDE,
          light,
          RACK.indigo,
          (x) => 700 - 40 * Math.sin(x / 200),
          () => 900,
          { rows: 3, length: 150 },
        ),
        hill(WIDE, light, { l: 0.36, c: 0.1, h: 300 }, mound, () => 1040, { rows: 8, length: 120, seed: 4 }),
        figure(stand(church(light, RACK.rose), { x: 815, y: 520, scale: 0.66 }), 7),
        ...homes.map(({ x, y, k, w }) =>
          figure(
            stand(
              house(
                light,
                w,
                [RACK.sand, RACK.rose, RACK.pearl][k % 3],
                [RACK.clay, RACK.violet, RACK.ruby][(k + 1) % 3],
              ),
              { x, y },
            ),
            5,
          ),
        ),
        hill(
          WIDE,
          light,
          RACK.indigo,
          (x) => 920 + 24 * Math.sin(x / 170),
          () => 1040,
          { rows: 2, length: 180, seed: 9 },
        ),
      ];
    },
  },
  {
    name: 'star',
    alt: 'A great star shines over a small town among the hills at night.',
    ...WIDE,
    light: { x: 800, y: 250, reach: 480, glow: 1.05 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.night), { count: 36, first: 110, growth: 1.5 }),
      figure(
        [
          ...[0, 1, 2, 3].map((k) =>
            pane(
              placed(
                coordinates(k === 2 ? '0 0 52 52 0 520 -52 52' : '0 0 44 44 0 220 -44 44').map(
                  ([x, y]) => [x, y] as const,
                ),
                { x: 800, y: 250, turn: (k - 2) * 90 },
              ),
              lit(light, RACK.gold, 0.5),
            ),
          ),
          ...[0, 1, 2, 3].map((k) =>
            pane(
              placed(coordinates('0 0 36 36 0 150 -36 36'), { x: 800, y: 250, turn: k * 90 + 45 }),
              lit(light, RACK.amber, 0.3),
            ),
          ),
          pane(circle(800, 250, 40), plain({ l: 0.96, c: 0.06, h: 95 })),
        ],
        7,
      ),
      hill(
        WIDE,
        light,
        RACK.indigo,
        (x) => 690 - 50 * Math.sin(x / 230 + 0.4),
        () => 860,
        { rows: 3, length: 150 },
      ),
      hill(
        WIDE,
        light,
        RACK.cobalt,
        (x) => 770 - 26 * Math.sin(x / 300 + 2),
        () => 940,
        { rows: 3, length: 160, seed: 3 },
      ),
      ...[
        [480, 800, 120],
        [600, 790, 100],
        [1000, 790, 110],
        [1120, 806, 130],
        [700, 820, 130],
        [910, 824, 136],
        [800, 850, 170],
      ].map(([x = 0, y = 0, w = 0], k) =>
        figure(
          stand(house(light, w, [RACK.sand, RACK.pearl, RACK.rose][k % 3], [RACK.clay, RACK.violet][k % 2]), { x, y }),
          6,
        ),
      ),
      ...[
        [200, 820, 1],
        [1390, 830, 1.1],
      ].map(([x = 0, y = 0, scale = 1]) => figure(stand(acacia(light, RACK.teal), { x, y, scale }), 6)),
      hill(
        WIDE,
        light,
        { l: 0.34, c: 0.1, h: 262 },
        (x) => 880 - 20 * Math.sin(x / 340 + 1),
        () => 1040,
        { rows: 3, length: 180, seed: 6 },
      ),
      figure(
        road(light, coordinates('800 852 812 890 770 930 800 1030'), (t) => 40 + 190 * t ** 1.4, 6),
        6,
      ),
    ],
  },
  {
    name: 'cornerstone',
    alt: 'A church stands firm on a great rock, with waves about its foot and the sun behind it.',
    ...TALL,
    light: { x: 600, y: 560, reach: 480 },
    draw: (light) => [
      ...rings(TALL, light, along(light, SKIES.dawn), { first: 170, growth: 1.38, rays: 44 }),
      figure(disc(light, light.x, light.y, 150), 8),
      water(TALL, light, RACK.cobalt, (x) => 1060 + 6 * Math.sin(x / 90), { rows: 4, length: 200, foot: 1300 }),
      figure(stand(rock(light), { x: 590, y: 910, scale: 1 }), 9),
      figure(stand(church(light), { x: 570, y: 918, scale: 1.02 }), 9),
      figure(
        water(TALL, light, RACK.azure, (x) => 1250 - 24 * Math.sin(x / 110) - 9 * Math.sin(x / 43), {
          rows: 4,
          length: 200,
        }).parts,
        7,
      ),
    ],
  },
];
