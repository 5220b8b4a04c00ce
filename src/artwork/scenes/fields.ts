import { acacia, disc, mountKenya, road } from '../figures/land.ts';
import { wheatEar } from '../figures/plants.ts';
import { spray } from '../figures/trees.ts';
import { hill, rays, rings, water } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { chance, coordinates, smooth } from '../kit/shapes.ts';

const below = () => WIDE.height + 40;

export const fieldScenes: readonly Scene[] = [
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
          const line = coordinates(
            `${920 + k * 56} ${500 - 0.6 * k * k} ${905 + k * 88} 570 ${850 + k * 160} 720 ${800 + k * 300} 1040`,
          );
          return figure(
            road(light, line, (t) => 38 + 180 * t ** 1.25, 9, k % 2 ? RACK.green : RACK.emerald),
            5,
          );
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
