import { table } from '../figures/land.ts';
import { grapes, sheaf, vineLeaf } from '../figures/plants.ts';
import { limb } from '../figures/trees.ts';
import { coin, jar } from '../figures/vessels.ts';
import { hill, quarry, rays } from '../kit/backgrounds.ts';
import { along, RACK, SKIES } from '../kit/colour.ts';
import { figure, type Scene, stand, TALL } from '../kit/scene.ts';
import { chance, coordinates } from '../kit/shapes.ts';

export const harvestScenes: readonly Scene[] = [
  {
    name: 'wheat',
    alt: 'A sheaf of ripe wheat, bound with a red band, stands in the evening sun.',
    ...TALL,
    light: { x: 600, y: 520, reach: 520 },
    draw: (light) => [
      ...rays(TALL, light, along(light, SKIES.dusk), { count: 36, first: 130, growth: 1.5 }),
      hill(
        TALL,
        light,
        RACK.clay,
        (x) => 1180 - 26 * Math.sin(x / 250 + 1),
        () => 1540,
        { rows: 5, length: 170 },
      ),
      figure(stand(sheaf(light), { x: 600, y: 1360, scale: 1.2 }), 8),
    ],
  },
  {
    name: 'offering',
    alt: 'Two small coins fall into an earthen jar of light.',
    ...TALL,
    light: { x: 600, y: 420, reach: 470 },
    draw: (light) => [
      ...quarry(TALL, along(light, SKIES.garden), 160, 200),
      figure(table(light, 1200, 1230, 1500, RACK.earth), 7),
      figure(stand(coin(light, 96), { x: 530, y: 370, turn: -14 }), 7),
      figure(stand(coin(light, 96), { x: 690, y: 250, turn: 22 }), 7),
      figure(stand(jar(light), { x: 600, y: 1340, scale: 1.3 }), 9),
      ...(
        [
          [240, 1330],
          [330, 1366],
          [940, 1340],
        ] as const
      ).map(([x, y]) => figure(stand(coin(light, 60), { x, y }), 6)),
    ],
  },
  {
    name: 'branches',
    alt: 'One vine bears three branches, each with leaves and a cluster of grapes.',
    ...TALL,
    light: { x: 600, y: 330, reach: 540 },
    draw: (light) => {
      const branch = (line: string, from: number) => limb(coordinates(line), from, 14, light, RACK.earth);
      const leaves = [
        '190 420 -60',
        '330 320 -20',
        '140 640 -110',
        '880 330 20',
        '1010 440 70',
        '1060 660 110',
        '500 230 -24',
        '700 220 24',
        '460 560 -80',
        '750 560 76',
        '380 820 -100',
        '820 830 100',
      ].map((text) => coordinates(`${text} 0`));
      return [
        ...rays(TALL, light, along(light, SKIES.garden), { count: 34, first: 110, growth: 1.5 }),
        hill(
          TALL,
          light,
          RACK.earth,
          (x) => 1330 - 14 * Math.sin(x / 180),
          () => 1540,
          { rows: 3, length: 160 },
        ),
        figure(
          [
            branch('600 1400 560 1180 640 960 580 740 600 480 600 300', 84),
            branch('596 760 470 640 330 520 220 500', 46),
            branch('604 700 740 600 880 520 990 520', 44),
          ],
          7,
        ),
        hill(
          TALL,
          light,
          RACK.clay,
          (x) => 1376 - 40 * Math.exp(-(((x - 600) / 260) ** 2)),
          () => 1540,
          { rows: 2, length: 160, seed: 5 },
        ),
        ...leaves.map(([[x, y] = [0, 0], [turn] = [0, 0]], k) =>
          figure(
            stand(vineLeaf(light, k % 3 ? 'green' : 'lime'), { x, y: y + 60, turn, scale: 1 + 0.25 * chance(k, 3) }),
            5,
          ),
        ),
        ...(
          [
            [290, 560, 1.2],
            [600, 320, 1.36],
            [910, 560, 1.2],
          ] as const
        ).map(([x, y, scale]) => figure(stand(grapes(light), { x, y, scale }), 7)),
      ];
    },
  },
];
