import { wheatEar } from '../figures/plants.ts';
import { acacia, disc, mountKenya, road } from '../figures/land.ts';
import { greatTree, sheep, spray } from '../figures/trees.ts';
import { hill, rays, rings, water } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { chance, coordinates, path, ribbon, sector, smooth } from '../kit/shapes.ts';

const { width, height } = WIDE;
const below = () => height + 40;

export const landScenes: readonly Scene[] = [
  {
    name: 'tree-by-water',
    alt: 'A spreading tree with red fruit stands beside a river that carries the morning light.',
    ...WIDE,
    light: { x: 470, y: 560, reach: 500 },
    draw: (light) => {
      const bank = (x: number) => 716 - 40 * Math.sin(x / 420 + 4.6) + Math.max(0, 760 - x) * 0.16;
      return [
        ...rings(WIDE, light, along(light, SKIES.day), { first: 130, growth: 1.42, rays: 42 }),
        figure(disc(light, light.x, light.y, 112), 8),
        hill(
          WIDE,
          light,
          { l: 0.5, c: 0.12, h: 200 },
          (x) => 600 - 34 * Math.sin(x / 260 + 1),
          () => 720,
          { rows: 3, length: 150 },
        ),
        water(WIDE, light, RACK.azure, (x) => 668 + 6 * Math.sin(x / 200), { rows: 9, length: 230 }),
        hill(WIDE, light, RACK.green, bank, below, { rows: 5, length: 170, seed: 7 }),
        figure(stand(greatTree(light, RACK.green, RACK.ruby), { x: 1090, y: 780, scale: 0.93 }), 8),
      ];
    },
  },
  {
    name: 'sheep',
    alt: 'A shepherd’s staff stands on a green hill, where sheep graze beside still water at sunrise.',
    ...WIDE,
    light: { x: 430, y: 380, reach: 480 },
    draw: (light) => {
      const wood = lit(light, RACK.clay, 0.5);
      const crook = smooth(
        [
          [1330, 1000],
          [1318, 760],
          [1300, 480],
          [1286, 290],
          [1250, 170],
          [1160, 130],
          [1080, 180],
          [1074, 270],
          [1130, 316],
        ],
        false,
        10,
      );
      const near = (x: number) => 690 - 70 * Math.sin(x / 520 + 4.3);
      return [
        ...rings(WIDE, light, along(light, SKIES.dawn), { first: 120, growth: 1.42, rays: 44 }),
        figure(disc(light, light.x, light.y, 106), 8),
        hill(
          WIDE,
          light,
          { l: 0.46, c: 0.11, h: 285 },
          (x) => 420 - 40 * Math.sin(x / 240),
          () => 560,
          { rows: 4, length: 140 },
        ),
        hill(
          WIDE,
          light,
          RACK.emerald,
          (x) => 505 + 30 * Math.sin(x / 300 + 0.5),
          () => 700,
          { rows: 4, length: 150, seed: 5 },
        ),
        figure(water(WIDE, light, RACK.azure, () => 604, { rows: 5, length: 190, foot: 800 }).parts, 6),
        hill(WIDE, light, RACK.green, near, below, { rows: 6, length: 170, seed: 9 }),
        ...(
          [
            [250, 0.62, false, true],
            [470, 0.7, true, false],
            [760, 0.82, false, true],
            [1010, 0.98, true, true],
            [590, 1.12, false, false],
            [300, 1.32, true, true],
          ] as const
        ).map(([x, scale, flip, grazing], k) =>
          figure(
            stand(sheep(light, grazing), {
              x,
              y: near(x) + 20 + (scale - 0.5) * 260 - (k === 3 ? 20 : 0),
              scale,
              flip,
            }),
            6,
          ),
        ),
        figure(
          [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
            pane(
              ribbon(crook.slice(k * 10, k * 10 + 11), (t) => 40 - (k + t) * 1.1),
              lighter(wood, (k % 2) * 0.06),
            ),
          ),
          9,
        ),
      ];
    },
  },
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
    name: 'mount-kenya',
    alt: 'The snow peaks of Mount Kenya take the first light above forest and a still lake.',
    ...WIDE,
    light: { x: 1010, y: 300, reach: 480 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.dawn), { count: 36, first: 90, growth: 1.6 }),
      figure(disc(light, light.x, light.y, 96), 7),
      figure(stand(mountKenya(light), { x: 690, y: 650, scale: 1.36 }), 8),
      hill(
        WIDE,
        light,
        { l: 0.44, c: 0.1, h: 190 },
        (x) => 622 - 26 * Math.sin(x / 210 + 1.2),
        () => 760,
        { rows: 3, length: 130 },
      ),
      figure(
        Array.from({ length: 26 }, (_, k) => {
          const x = k * 66 - 20;
          const h = 96 + 60 * chance(k, 3);
          return pane(
            smooth(
              [
                [x - 34, 742],
                [x - 22, 742 - h * 0.45],
                [x, 742 - h],
                [x + 22, 742 - h * 0.45],
                [x + 34, 742],
              ],
              true,
              5,
            ),
            lighter(lit(light, k % 2 ? RACK.emerald : RACK.moss, 0.5), 0.04 * (k % 3)),
          );
        }),
        6,
      ),
      water(WIDE, light, RACK.cobalt, (x) => 736 + 5 * Math.sin(x / 170), { rows: 6, length: 250, shine: 1.1 }),
      hill(WIDE, light, RACK.olive, (x) => 930 - 0.00014 * (x - 800) ** 2 + 40, below, {
        rows: 2,
        length: 190,
        seed: 9,
      }),
      ...[70, 190, 1410, 1530].map((x, k) =>
        figure(
          [
            ...spray(
              light,
              [
                [x, 1000],
                [x + (k < 2 ? 10 : -10), 820],
                [x + (k < 2 ? 30 : -30), 700 + (k % 3) * 40],
              ],
              110,
              14,
              k % 2 ? RACK.lime : RACK.green,
              16,
              62,
            ),
          ],
          6,
        ),
      ),
    ],
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
    name: 'tea-rows',
    alt: 'Rows of tea run over the hillside towards the rising sun.',
    ...WIDE,
    light: { x: 980, y: 330, reach: 520 },
    draw: (light) => {
      const rows = Array.from({ length: 15 }, (_, k) => k - 7);
      return [
        ...rings(WIDE, light, along(light, SKIES.day), { first: 110, growth: 1.42, rays: 44 }),
        figure(disc(light, light.x, light.y, 100), 8),
        hill(
          WIDE,
          light,
          { l: 0.46, c: 0.12, h: 285 },
          (x) => 400 - 50 * Math.sin(x / 270 + 2),
          () => 520,
          { rows: 3, length: 140 },
        ),
        hill(
          WIDE,
          light,
          RACK.teal,
          (x) => 440 - 30 * Math.sin(x / 220 + 0.4),
          () => 540,
          { rows: 3, length: 140, seed: 4 },
        ),
        figure(stand(acacia(light, RACK.emerald), { x: 300, y: 486, scale: 0.7 }), 5),
        hill(WIDE, light, RACK.clay, (x) => 486 - 16 * Math.sin(x / 260), below, { rows: 5, length: 160, seed: 5 }),
        ...rows.map((k) => {
          const line = coordinates(`${920 + k * 56} ${500 - 0.6 * k * k} ${905 + k * 88} 570 ${850 + k * 160} 720 ${800 + k * 300} 1040`);
          return figure(road(light, line, (t) => 38 + 180 * t ** 1.25, 9, k % 2 ? RACK.green : RACK.emerald), 5);
        }),
      ];
    },
  },
  {
    name: 'wheat-field',
    alt: 'A field of ripe wheat waits for the harvest under a wide evening sky.',
    ...WIDE,
    light: { x: 560, y: 420, reach: 560 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dusk), { first: 120, growth: 1.4, rays: 46 }),
      figure(disc(light, light.x, light.y, 112), 8),
      hill(
        WIDE,
        light,
        RACK.violet,
        (x) => 520 - 40 * Math.sin(x / 280 + 0.8),
        () => 640,
        { rows: 3, length: 150 },
      ),
      hill(WIDE, light, RACK.amber, (x) => 590 - 24 * Math.sin(x / 330 + 2.8), below, {
        rows: 8,
        length: 120,
        seed: 3,
      }),
      ...Array.from({ length: 17 }, (_, k) => {
        const x = 30 + k * 97 + 40 * (chance(k, 2) - 0.5);
        const tall = 430 + 150 * chance(k, 8);
        return figure(stand(wheatEar(light, tall), { x, y: 1030, turn: (chance(k, 4) - 0.5) * 12 }), 4);
      }),
    ],
  },
];
