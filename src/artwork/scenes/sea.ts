import { disc } from '../figures/land.ts';
import { anchor, boat, fish, rope } from '../figures/sea.ts';
import { courses, rays, rings, water } from '../kit/backgrounds.ts';
import { along, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, LEAD, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { chance, ribbon, smooth } from '../kit/shapes.ts';

export const seaScenes: readonly Scene[] = [
  {
    name: 'anchor',
    alt: 'A golden anchor holds fast in deep blue water, lit from above.',
    ...WIDE,
    light: { x: 800, y: 60, reach: 560 },
    draw: (light) => [
      ...rays(
        WIDE,
        light,
        along(light, [
          [0, 0.22, 0.09, 262],
          [0.25, 0.34, 0.12, 248],
          [0.45, 0.48, 0.12, 230],
          [0.65, 0.66, 0.11, 205],
          [0.82, 0.83, 0.09, 150],
          [1, 0.94, 0.1, 98],
        ]),
        { count: 40, first: 120, growth: 1.55 },
      ),
      figure(
        courses(
          WIDE,
          lit(light, { l: 0.5, c: 0.09, h: 200 }, 0.5),
          (x) => 800 - 30 * Math.sin(x / 240),
          () => 1040,
          [800, 400],
          { rows: 4, length: 170 },
        ),
        LEAD * 2,
      ),
      ...[
        [150, 860],
        [260, 900],
        [1370, 880],
        [1480, 840],
      ].map(([x = 0, y = 0], k) =>
        figure(
          [0, 1, 2].map((i) =>
            pane(
              ribbon(
                smooth(
                  [
                    [x + i * 26, y + 40],
                    [x - 30 + i * 34, y - 90],
                    [x + 14 + i * 30, y - 180 - 50 * chance(k, i)],
                    [x - 20 + i * 44, y - 290 + 40 * i],
                  ],
                  false,
                  8,
                ),
                (t) => 34 * (1 - t) + 4,
              ),
              lit(light, i % 2 ? RACK.emerald : RACK.teal, 0.4),
            ),
          ),
          5,
        ),
      ),
      figure(
        rope(
          [
            [812, 96],
            [900, 130],
            [880, 260],
            [1010, 330],
            [1130, 240],
            [1190, 90],
            [1180, -40],
          ],
          22,
          light,
        ),
        5,
      ),
      figure(stand(anchor(light), { x: 800, y: 520, scale: 1.08 }), 10),
      ...(
        [
          [330, 420, 0.5, 'gold'],
          [400, 640, 0.44, 'orange'],
          [1240, 520, 0.56, 'rose'],
          [1250, 700, 0.44, 'gold'],
        ] as const
      ).map(([x, y, scale, base]) => figure(stand(fish(light, base), { x, y, scale, flip: x < 800 }), 5)),
    ],
  },
  {
    name: 'boat',
    alt: 'A small boat with a white sail crosses great waves towards the sunrise.',
    ...WIDE,
    light: { x: 1180, y: 500, reach: 500 },
    draw: (light) => {
      const waves = (y: number, swell: number, seed: number) =>
        water(
          WIDE,
          light,
          seed % 2 ? RACK.cobalt : RACK.azure,
          (x) => y - swell * Math.sin(x / 150 + seed) - 10 * Math.sin(x / 61 + seed),
          { rows: 3, length: 260, seed, foot: y + 170 },
        );
      return [
        ...rings(WIDE, light, along(light, SKIES.dawn), { first: 130, growth: 1.4, rays: 46 }),
        figure(disc(light, light.x, light.y, 118), 8),
        water(WIDE, light, RACK.azure, (x) => 560 + 4 * Math.sin(x / 130), { rows: 7, length: 220, foot: 800 }),
        figure(waves(700, 26, 1).parts, 6),
        figure(stand(boat(light), { x: 640, y: 760, scale: 0.82, turn: -4 }), 9),
        figure(waves(800, 30, 4).parts, 6),
        figure(waves(880, 26, 3).parts, 6),
      ];
    },
  },
];
