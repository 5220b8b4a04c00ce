import { church, openDoor } from '../figures/houses.ts';
import { acacia, disc, road } from '../figures/land.ts';
import { spray } from '../figures/trees.ts';
import { courses, hill, quarry, rings } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, LEAD, pane, type Scene, stand, TALL } from '../kit/scene.ts';
import { coordinates } from '../kit/shapes.ts';

export const roadScenes: readonly Scene[] = [
  {
    name: 'welcome',
    alt: 'An arched door stands open, and golden light falls from it over the steps.',
    ...TALL,
    light: { x: 570, y: 910, reach: 470 },
    draw: (light) => [
      ...quarry(TALL, along(light, SKIES.dawn), 150, 190),
      figure(
        courses(
          TALL,
          lit(light, RACK.stone, 0.8),
          () => 1230,
          () => 1520,
          [600, 700],
          { rows: 4, length: 190 },
        ),
        LEAD * 2,
      ),
      figure(stand(openDoor(light), { x: 570, y: 1240, scale: 1 }), 9),
      figure(
        [0, 1, 2].map((k) =>
          pane(
            [
              [330 - k * 60, 1244 + k * 90],
              [810 + k * 60, 1244 + k * 90],
              [870 + k * 60, 1334 + k * 90],
              [270 - k * 60, 1334 + k * 90],
            ],
            lighter(lit(light, RACK.gold, 0.8), -0.04 * k),
          ),
        ),
        7,
      ),
      ...[150, 1060].map((x, k) =>
        figure(
          stand(
            [
              ...spray(
                light,
                coordinates(`0 0 ${k ? -6 : 6} -120 ${k ? 14 : -14} -270`),
                110,
                12,
                k ? RACK.green : RACK.emerald,
                14,
                54,
              ),
            ],
            { x, y: 1400 },
          ),
          6,
        ),
      ),
    ],
  },
  {
    name: 'journey',
    alt: 'A bright road climbs over green hills to a small church at sunrise.',
    ...TALL,
    light: { x: 740, y: 470, reach: 500 },
    draw: (light) => [
      ...rings(TALL, light, along(light, SKIES.day), { first: 130, growth: 1.4, rays: 44 }),
      figure(disc(light, light.x, light.y, 116), 8),
      hill(
        TALL,
        light,
        RACK.teal,
        (x) => 600 - 40 * Math.sin(x / 200),
        () => 760,
        { rows: 3, length: 140 },
      ),
      hill(
        TALL,
        light,
        RACK.emerald,
        (x) => 690 - 60 * Math.exp(-(((x - 420) / 260) ** 2)),
        () => 980,
        { rows: 5, length: 150, seed: 3 },
      ),
      figure(stand(church(light), { x: 430, y: 650, scale: 0.72 }), 7),
      figure(stand(acacia(light, RACK.green), { x: 960, y: 800, scale: 0.9 }), 6),
      hill(
        TALL,
        light,
        RACK.green,
        (x) => 900 - 40 * Math.sin(x / 220 + 1),
        () => 1200,
        { rows: 4, length: 170, seed: 5 },
      ),
      hill(
        TALL,
        light,
        RACK.lime,
        (x) => 1130 - 36 * Math.sin(x / 240 + 3.4),
        () => 1540,
        { rows: 5, length: 190, seed: 8 },
      ),
      figure(
        road(
          light,
          coordinates('400 640 470 720 640 800 720 900 560 1010 420 1130 560 1290 700 1540'),
          (t) => 30 + 290 * t ** 1.6,
          20,
        ),
        7,
      ),
    ],
  },
];
