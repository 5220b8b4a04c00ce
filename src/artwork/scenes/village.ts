import { disc } from '../figures/land.ts';
import { archOpening, bridge, well } from '../figures/stonework.ts';
import { greatTree, spray } from '../figures/trees.ts';
import { jar } from '../figures/vessels.ts';
import { hill, rings, water } from '../kit/backgrounds.ts';
import { along, RACK, SKIES } from '../kit/colour.ts';
import { figure, panes, type Scene, stand, WIDE } from '../kit/scene.ts';
import { placed } from '../kit/shapes.ts';

export const villageScenes: readonly Scene[] = [
  {
    name: 'women',
    alt: 'A well with fresh water stands in a garden at morning, and a water jar waits beside it.',
    ...WIDE,
    light: { x: 380, y: 300, reach: 500 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dawn), { first: 120, growth: 1.4, rays: 44 }),
      figure(disc(light, light.x, light.y, 108), 8),
      hill(
        WIDE,
        light,
        RACK.violet,
        (x) => 600 - 40 * Math.sin(x / 260 + 0.6),
        () => 760,
        { rows: 3, length: 150 },
      ),
      hill(
        WIDE,
        light,
        RACK.green,
        (x) => 690 - 26 * Math.sin(x / 320 + 2.4),
        () => 1040,
        { rows: 6, length: 170, seed: 4 },
      ),
      figure(stand(greatTree(light, RACK.emerald, RACK.orange), { x: 1370, y: 800, scale: 0.82 }), 7),
      figure(stand(well(light), { x: 830, y: 900, scale: 0.99 }), 9),
      figure(stand(jar(light), { x: 440, y: 930, scale: 0.56 }), 8),
    ],
  },
  {
    name: 'bridge',
    alt: 'A stone bridge crosses a river, and the sun rises beyond its arch.',
    ...WIDE,
    light: { x: 800, y: 610, reach: 480 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dawn), { first: 120, growth: 1.4, rays: 44 }),
      hill(
        WIDE,
        light,
        RACK.emerald,
        (x) => 380 + 120 * Math.exp(-(((x - 800) / 420) ** 2)) - 26 * Math.sin(x / 150),
        () => 720,
        { rows: 5, length: 130 },
      ),
      figure(stand(bridge(light), { x: 800, y: 730, scale: 1.12 }), 8),
      figure([panes(placed(archOpening, { x: 800, y: 730, scale: 1.12 }), along(light, SKIES.dawn), 80)], 5),
      figure(disc(light, light.x, light.y, 118), 7),
      water(WIDE, light, RACK.azure, () => 740, { rows: 7, length: 230, shine: 1.1 }),
      ...[
        [-30, 1000],
        [130, 1010],
        [1480, 1010],
        [1620, 1000],
      ].map(([x = 0, y = 0], k) =>
        figure(
          spray(
            light,
            [
              [x, y],
              [x + 14, y - 140],
              [x + (k < 2 ? 50 : -50), y - 290],
            ],
            100,
            11,
            k % 2 ? RACK.lime : RACK.green,
            14,
            56,
          ),
          6,
        ),
      ),
    ],
  },
];
