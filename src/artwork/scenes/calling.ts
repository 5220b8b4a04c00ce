import { harp } from '../figures/instruments.ts';
import { disc, table } from '../figures/land.ts';
import { sheep } from '../figures/sheep.ts';
import { openBook, staff } from '../figures/treasures.ts';
import { limb } from '../figures/trees.ts';
import { hill, rays, rings } from '../kit/backgrounds.ts';
import { along, lit, plain, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, TALL } from '../kit/scene.ts';
import { chance, circle, coordinates, smooth, star } from '../kit/shapes.ts';

export const callingScenes: readonly Scene[] = [
  {
    name: 'motto',
    alt: 'A harp of ten strings shines before the morning light.',
    ...TALL,
    light: { x: 600, y: 600, reach: 500 },
    draw: (light) => [
      ...rays(TALL, light, along(light, SKIES.dawn), { count: 36, first: 130, growth: 1.5 }),
      figure(table(light, 1200, 1270, 1500, RACK.wine), 7),
      figure(stand(harp(light), { x: 600, y: 800, scale: 1.12 }), 8),
    ],
  },
  {
    name: 'vision',
    alt: 'An open Bible lies in rays of light.',
    ...TALL,
    light: { x: 600, y: 480, reach: 520 },
    draw: (light) => [
      ...rays(TALL, light, along(light, SKIES.dawn), { count: 40, first: 120, growth: 1.48 }),
      figure(
        [
          pane(star(600, 480, 150, 60, 8), lit(light, RACK.gold, 0.5)),
          pane(circle(600, 480, 52), plain({ l: 0.96, c: 0.06, h: 95 })),
        ],
        7,
      ),
      hill(
        TALL,
        light,
        RACK.emerald,
        (x) => 1150 - 20 * Math.sin(x / 200),
        () => 1540,
        { rows: 5, length: 180 },
      ),
      figure(stand(openBook(light), { x: 600, y: 1060, scale: 1.14 }), 9),
    ],
  },
  {
    name: 'mission',
    alt: 'A shepherd’s crook stands over a sheep that has been found, at sunrise.',
    ...TALL,
    light: { x: 420, y: 560, reach: 500 },
    draw: (light) => [
      ...rings(TALL, light, along(light, SKIES.dawn), { first: 130, growth: 1.4, rays: 44 }),
      figure(disc(light, light.x, light.y, 116), 8),
      hill(
        TALL,
        light,
        RACK.violet,
        (x) => 720 - 40 * Math.sin(x / 190),
        () => 900,
        { rows: 3, length: 150 },
      ),
      hill(
        TALL,
        light,
        RACK.emerald,
        (x) => 830 - 34 * Math.sin(x / 220 + 2),
        () => 1080,
        { rows: 4, length: 160, seed: 3 },
      ),
      hill(
        TALL,
        light,
        RACK.green,
        (x) => 1010 - 26 * Math.sin(x / 260 + 1),
        () => 1540,
        { rows: 6, length: 180, seed: 6 },
      ),
      figure(
        staff(
          light,
          smooth(coordinates('930 1540 920 1100 900 640 880 400 820 270 700 240 620 310 630 410 700 440'), false, 10),
          54,
          11,
        ),
        9,
      ),
      figure(stand(sheep(light), { x: 500, y: 1290, scale: 2.5 }), 9),
    ],
  },
  {
    name: 'lost-sheep',
    alt: 'One sheep stands alone on a dark hill, under a single bright star.',
    ...TALL,
    light: { x: 790, y: 380, reach: 430 },
    draw: (light) => [
      ...rays(TALL, light, along(light, SKIES.night), { count: 34, first: 100, growth: 1.55 }),
      figure(
        [
          pane(star(light.x, light.y, 150, 44, 4), lit(light, RACK.gold, 0.5)),
          pane(circle(light.x, light.y, 34), plain({ l: 0.96, c: 0.06, h: 95 })),
        ],
        6,
      ),
      ...Array.from({ length: 12 }, (_, k) =>
        figure(
          [
            pane(
              star(70 + 1060 * chance(k, 1), 70 + 620 * chance(k, 2), 18 + 10 * chance(k, 3), 6, 4),
              plain({ l: 0.9, c: 0.07, h: 95 }),
              2,
            ),
          ],
          1.5,
        ),
      ),
      hill(
        TALL,
        light,
        RACK.indigo,
        (x) => 850 - 60 * Math.sin(x / 210 + 0.4),
        () => 1060,
        { rows: 4, length: 150 },
      ),
      hill(
        TALL,
        light,
        RACK.cobalt,
        (x) => 980 - 40 * Math.sin(x / 240 + 2.6),
        () => 1240,
        { rows: 4, length: 160, seed: 3 },
      ),
      hill(
        TALL,
        light,
        RACK.teal,
        (x) => 1160 - 70 * Math.exp(-(((x - 480) / 330) ** 2)),
        () => 1540,
        { rows: 5, length: 180, seed: 6 },
      ),
      figure(
        [
          limb(coordinates('1010 1300 1020 1180 990 1060 1030 960'), 30, 10, light),
          limb(coordinates('1008 1120 960 1040 930 1000'), 16, 7, light),
          limb(coordinates('1000 1060 1060 1000 1090 940'), 14, 6, light),
        ],
        6,
      ),
      figure(stand(sheep(light), { x: 480, y: 1150, scale: 1.75, flip: true }), 8),
    ],
  },
];
