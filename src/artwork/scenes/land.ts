import { disc } from '../figures/land.ts';
import { sheep } from '../figures/sheep.ts';
import { greatTree } from '../figures/trees.ts';
import { hill, rings, water } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { ribbon, smooth } from '../kit/shapes.ts';

const below = () => WIDE.height + 40;

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
            [480, 0.62, false, true],
            [150, 0.74, true, false],
            [760, 0.82, false, true],
            [1010, 0.98, true, true],
            [590, 1.12, false, false],
            [300, 1.32, true, true],
          ] as const
        ).map(([x, scale, flip, grazing], k) =>
          figure(
            stand(sheep(light, grazing), {
              x,
              y: near(x) + 20 + (scale - 0.5) * 215 - (k === 3 ? 20 : 0),
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
];
