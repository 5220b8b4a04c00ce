import { disc } from '../figures/land.ts';
import { anchor, boat, fish } from '../figures/things.ts';
import { courses, rays, rings, water, wholly } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, LEAD, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { chance, circle, path, ribbon, smooth } from '../kit/shapes.ts';

const rope = (points: Parameters<typeof smooth>[0], count: number, light: Parameters<Scene['draw']>[0]) => {
  const line = smooth(points, false, 12);
  return Array.from({ length: count }, (_, k) => {
    const [a, b] = [k, k + 1].map((n) => Math.round(((line.length - 1) * n) / count)) as [number, number];
    return pane(ribbon(line.slice(a, b + 1), 26), lighter(lit(light, RACK.sand, 0.5), 0.07 * (k % 2)), 2.8);
  });
};

export const seaScenes: readonly Scene[] = [
  {
    name: 'anchor',
    alt: 'A golden anchor holds fast in deep blue water, lit from above.',
    ...WIDE,
    light: { x: 800, y: 60, reach: 560 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, [[0, 0.22, 0.09, 262], [0.25, 0.34, 0.12, 248], [0.45, 0.48, 0.12, 230], [0.65, 0.66, 0.11, 205], [0.82, 0.83, 0.09, 150], [1, 0.94, 0.1, 98]]), { count: 40, first: 120, growth: 1.55 }),
      figure(courses(WIDE, lit(light, { l: 0.5, c: 0.09, h: 200 }, 0.5), (x) => 800 - 30 * Math.sin(x / 240), () => 1040, [800, 400], { rows: 4, length: 170 }), LEAD * 2),
      ...[[150, 860], [260, 900], [1370, 880], [1480, 840]].map(([x = 0, y = 0], k) =>
        figure([0, 1, 2].map((i) => pane(ribbon(smooth([[x + i * 26, y + 40], [x - 30 + i * 34, y - 90], [x + 14 + i * 30, y - 180 - 50 * chance(k, i)], [x - 20 + i * 44, y - 290 + 40 * i]], false, 8), (t) => 34 * (1 - t) + 4), lit(light, i % 2 ? RACK.emerald : RACK.teal, 0.4))), 5),
      ),
      figure(rope([[812, 96], [900, 130], [880, 260], [1010, 330], [1130, 240], [1190, 90], [1180, -40]], 22, light), 5),
      figure(stand(anchor(light), { x: 800, y: 520, scale: 1.08 }), 10),
      ...([[330, 420, 0.5, 'gold'], [470, 560, 0.4, 'orange'], [1240, 520, 0.56, 'rose'], [1130, 660, 0.4, 'gold']] as const).map(([x, y, scale, base]) => figure(stand(fish(light, base), { x, y, scale, flip: x < 800 }), 5)),
    ],
  },
  {
    name: 'boat',
    alt: 'A small boat with a white sail crosses great waves towards the sunrise.',
    ...WIDE,
    light: { x: 1180, y: 500, reach: 500 },
    draw: (light) => {
      const waves = (y: number, swell: number, seed: number) => water(WIDE, light, seed % 2 ? RACK.cobalt : RACK.azure, (x) => y - swell * Math.sin(x / 150 + seed) - 10 * Math.sin(x / 61 + seed), { rows: 3, length: 260, seed, foot: y + 170 });
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
  {
    name: 'join-our-team',
    alt: 'A fishing net full of bright fish is drawn up through the water.',
    ...WIDE,
    light: { x: 800, y: 90, reach: 560 },
    draw: (light) => {
      const netted = [[640, 560, 0.74, 'gold', 8, false], [930, 520, 0.78, 'rose', -8, true], [790, 660, 0.9, 'turquoise', 4, false], [600, 720, 0.7, 'orange', -10, true], [1000, 690, 0.74, 'lime', 10, false], [720, 820, 0.72, 'violet', 6, true], [890, 830, 0.7, 'gold', -4, false], [800, 450, 0.62, 'orange', -4, true]] as const;
      const belly = (t: number) => 30 * (1 - t) + 430 * Math.sin(Math.PI * t ** 1.3) ** 0.75;
      const strand = (start: number, turn: number) =>
        Array.from({ length: 33 }, (_, i) => {
          const t = (i / 32) * 0.97 + 0.02;
          return [800 + belly(t) * Math.sin(start + turn * t), 240 + 700 * t] as const;
        });
      return [
        wholly(WIDE, along(light, [[0, 0.24, 0.1, 255], [0.25, 0.36, 0.12, 240], [0.45, 0.5, 0.11, 222], [0.65, 0.68, 0.1, 200], [0.82, 0.84, 0.09, 140], [1, 0.94, 0.1, 98]]), 118, 0.5),
        ...netted.map(([x, y, scale, base, turn, flip]) => figure(stand(fish(light, base), { x, y, scale: scale * 1.15, turn, flip }), 5)),
        figure(
          [...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [strand(k * 0.42 - 2.3, 1.6), strand(2.3 - k * 0.42, -1.6)]), strand(-1.57, 0), strand(1.57, 0)].map((line) =>
            pane(ribbon(line, 9), lit(light, RACK.sand, 0.5), 2.2),
          ),
          2.5,
        ),
        figure(rope([[800, -30], [812, 60], [800, 160], [800, 250]], 9, light), 5),
        figure([pane(circle(800, 262, 36), lit(light, RACK.clay, 0.5))], 5),
        ...([[230, 640, 0.6, 'orange', false], [330, 800, 0.5, 'gold', false], [1390, 600, 0.6, 'rose', true], [1290, 820, 0.5, 'turquoise', true], [180, 420, 0.44, 'lime', false], [1440, 400, 0.44, 'gold', true]] as const).map(([x, y, scale, base, flip]) => figure(stand(fish(light, base), { x, y, scale, flip: !flip }), 5)),
        figure([pane(path('M-20 -10 L1620 -10 L1620 40 C1400 70 1300 20 1100 48 C900 76 800 30 600 52 C400 74 200 26 -20 56Z'), lit(light, RACK.turquoise, 0.6))], 5),
      ];
    },
  },
];
