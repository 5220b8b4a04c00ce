import { archOpening, bridge, church, house, openDoor, rock, well } from '../figures/buildings.ts';
import { acacia, disc, road } from '../figures/land.ts';
import { greatTree, spray, tuft } from '../figures/trees.ts';
import { jar } from '../figures/vessels.ts';
import { courses, hill, quarry, rays, rings, water, wholly } from '../kit/backgrounds.ts';
import { along, lighter, lit, plain, RACK, SKIES } from '../kit/colour.ts';
import { figure, LEAD, pane, panes, type Scene, stand, TALL, WIDE } from '../kit/scene.ts';
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
        ...Array.from({ length: 22 }, (_, k) => figure([pane(star(60 + k * 70 + 30 * chance(k, 1), 50 + 300 * chance(k, 2), 16 + 14 * chance(k, 3), 6, 4), plain({ l: 0.92, c: 0.08, h: 95 }), 2)], 1.5)),
        hill(WIDE, light, RACK.indigo, (x) => 700 - 40 * Math.sin(x / 200), () => 900, { rows: 3, length: 150 }),
        hill(WIDE, light, { l: 0.36, c: 0.1, h: 300 }, mound, () => 1040, { rows: 8, length: 120, seed: 4 }),
        figure(stand(church(light, RACK.rose), { x: 815, y: 520, scale: 0.66 }), 7),
        ...homes.map(({ x, y, k, w }) => figure(stand(house(light, w, [RACK.sand, RACK.rose, RACK.pearl][k % 3], [RACK.clay, RACK.violet, RACK.ruby][(k + 1) % 3]), { x, y }), 5)),
        hill(WIDE, light, RACK.indigo, (x) => 920 + 24 * Math.sin(x / 170), () => 1040, { rows: 2, length: 180, seed: 9 }),
      ];
    },
  },
  {
    name: 'bridge',
    alt: 'A stone bridge crosses a river, and the sun rises beyond its arch.',
    ...WIDE,
    light: { x: 800, y: 610, reach: 480 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dawn), { first: 120, growth: 1.4, rays: 44 }),
      hill(WIDE, light, RACK.emerald, (x) => 380 + 120 * Math.exp(-(((x - 800) / 420) ** 2)) - 26 * Math.sin(x / 150), () => 720, { rows: 5, length: 130 }),
      figure(stand(bridge(light), { x: 800, y: 730, scale: 1.12 }), 8),
      figure([panes(placed(archOpening, { x: 800, y: 730, scale: 1.12 }), along(light, SKIES.dawn), 80)], 5),
      figure(disc(light, light.x, light.y, 118), 7),
      water(WIDE, light, RACK.azure, () => 740, { rows: 7, length: 230, shine: 1.1 }),
      ...[[-30, 1000], [130, 1010], [1480, 1010], [1620, 1000]].map(([x = 0, y = 0], k) => figure(spray(light, [[x, y], [x + 14, y - 140], [x + (k < 2 ? 50 : -50), y - 290]], 100, 11, k % 2 ? RACK.lime : RACK.green, 14, 56), 6)),
    ],
  },
  {
    name: 'women-of-faith',
    alt: 'A well with fresh water stands in a garden at morning, and a water jar waits beside it.',
    ...WIDE,
    light: { x: 380, y: 300, reach: 500 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dawn), { first: 120, growth: 1.4, rays: 44 }),
      figure(disc(light, light.x, light.y, 108), 8),
      hill(WIDE, light, RACK.violet, (x) => 600 - 40 * Math.sin(x / 260 + 0.6), () => 760, { rows: 3, length: 150 }),
      hill(WIDE, light, RACK.green, (x) => 690 - 26 * Math.sin(x / 320 + 2.4), () => 1040, { rows: 6, length: 170, seed: 4 }),
      figure(stand(greatTree(light, RACK.emerald, RACK.orange), { x: 1370, y: 800, scale: 0.82 }), 7),
      figure(stand(well(light), { x: 830, y: 900, scale: 0.99 }), 9),
      figure(stand(jar(light), { x: 440, y: 930, scale: 0.56 }), 8),
    ],
  },
  {
    name: 'house-on-rock',
    alt: 'A church stands firm on a great rock, with waves about its foot and the sun behind it.',
    ...TALL,
    light: { x: 600, y: 560, reach: 480 },
    draw: (light) => [
      ...rings(TALL, light, along(light, SKIES.dawn), { first: 170, growth: 1.38, rays: 44 }),
      figure(disc(light, light.x, light.y, 150), 8),
      water(TALL, light, RACK.cobalt, (x) => 1060 + 6 * Math.sin(x / 90), { rows: 4, length: 200, foot: 1300 }),
      figure(stand(rock(light), { x: 590, y: 910, scale: 1 }), 9),
      figure(stand(church(light), { x: 570, y: 918, scale: 1.02 }), 9),
      figure(water(TALL, light, RACK.azure, (x) => 1250 - 24 * Math.sin(x / 110) - 9 * Math.sin(x / 43), { rows: 4, length: 200 }).parts, 7),
    ],
  },
  {
    name: 'door',
    alt: 'An arched door stands open, and golden light falls from it over the steps.',
    ...TALL,
    light: { x: 570, y: 910, reach: 470 },
    draw: (light) => [
      ...quarry(TALL, along(light, SKIES.dawn), 150, 190),
      figure(courses(TALL, lit(light, RACK.stone, 0.8), () => 1230, () => 1520, [600, 700], { rows: 4, length: 190 }), LEAD * 2),
      figure(stand(openDoor(light), { x: 570, y: 1240, scale: 1 }), 9),
      figure([0, 1, 2].map((k) => pane([[330 - k * 60, 1244 + k * 90], [810 + k * 60, 1244 + k * 90], [870 + k * 60, 1334 + k * 90], [270 - k * 60, 1334 + k * 90]], lighter(lit(light, RACK.gold, 0.8), -0.04 * k))), 7),
      ...[150, 1060].map((x, k) => figure(stand([...spray(light, coordinates(`0 0 ${k ? -6 : 6} -120 ${k ? 14 : -14} -270`), 110, 12, k ? RACK.green : RACK.emerald, 14, 54)], { x, y: 1400 }), 6)),
    ],
  },
  {
    name: 'road',
    alt: 'A bright road climbs over green hills to a small church at sunrise.',
    ...TALL,
    light: { x: 740, y: 470, reach: 500 },
    draw: (light) => [
      ...rings(TALL, light, along(light, SKIES.day), { first: 130, growth: 1.4, rays: 44 }),
      figure(disc(light, light.x, light.y, 116), 8),
      hill(TALL, light, RACK.teal, (x) => 600 - 40 * Math.sin(x / 200), () => 760, { rows: 3, length: 140 }),
      hill(TALL, light, RACK.emerald, (x) => 690 - 60 * Math.exp(-(((x - 420) / 260) ** 2)), () => 980, { rows: 5, length: 150, seed: 3 }),
      figure(stand(church(light), { x: 430, y: 650, scale: 0.72 }), 7),
      figure(stand(acacia(light, RACK.green), { x: 960, y: 800, scale: 0.9 }), 6),
      hill(TALL, light, RACK.green, (x) => 900 - 40 * Math.sin(x / 220 + 1), () => 1200, { rows: 4, length: 170, seed: 5 }),
      hill(TALL, light, RACK.lime, (x) => 1130 - 36 * Math.sin(x / 240 + 3.4), () => 1540, { rows: 5, length: 190, seed: 8 }),
      figure(road(light, coordinates('400 640 470 720 640 800 720 900 560 1010 420 1130 560 1290 700 1540'), (t) => 30 + 290 * t ** 1.6, 20), 7),
    ],
  },
  {
    name: 'rain',
    alt: 'Rain falls from a dark cloud on dry ground, and green shoots come up.',
    ...WIDE,
    light: { x: 1270, y: 250, reach: 480 },
    draw: (light) => {
      const cloud = lit(light, { l: 0.42, c: 0.1, h: 280 }, 0.6);
      return [
        ...rays(WIDE, light, along(light, SKIES.storm), { count: 34, first: 110, growth: 1.5 }),
        figure(disc(light, light.x, light.y, 110), 8),
        figure([panes(tuft(330, 190, 330, 150, 9, 2), cloud, 96), panes(tuft(720, 170, 330, 160, 9, 4), lighter(cloud, 0.05), 96), panes(tuft(1010, 240, 210, 110, 8, 5), lighter(cloud, 0.1), 90), panes(tuft(540, 270, 380, 110, 11, 6), lighter(cloud, -0.04), 96)], 8),
        hill(WIDE, light, RACK.violet, (x) => 690 - 30 * Math.sin(x / 240), () => 800, { rows: 2, length: 150 }),
        figure([{ ...wholly({ width: 1600, height: 1000 }, lit(light, RACK.clay, 0.7), 128, 0.42), outline: coordinates('-20 770 400 748 900 764 1620 740 1620 1020 -20 1020') }], 7),
        ...Array.from({ length: 34 }, (_, k) => {
          const [x, y] = [60 + (k % 12) * 96 + 40 * chance(k, 1) - Math.floor(k / 12) * 30, 400 + Math.floor(k / 12) * 116 + 40 * chance(k, 2)];
          return figure([pane(placed(coordinates('0 -74 15 -14 18 12 0 32 -18 12 -15 -14'), { x, y, turn: 14 }), lit(light, RACK.turquoise, 0.5), 2.6)], 3);
        }),
        ...Array.from({ length: 9 }, (_, k) => figure(spray(light, [[90 + k * 176, 930 + 30 * (k % 2)], [94 + k * 176, 870 + 30 * (k % 2)], [90 + k * 176, 820 + 30 * (k % 2)]], 62, 5, k % 2 ? RACK.lime : RACK.green, 11, 50), 5)),
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
      figure([...[0, 1, 2, 3].map((k) => pane(placed(coordinates(k === 2 ? '0 0 52 52 0 520 -52 52' : '0 0 44 44 0 220 -44 44').map(([x, y]) => [x, y] as const), { x: 800, y: 250, turn: (k - 2) * 90 }), lit(light, RACK.gold, 0.5))), ...[0, 1, 2, 3].map((k) => pane(placed(coordinates('0 0 36 36 0 150 -36 36'), { x: 800, y: 250, turn: k * 90 + 45 }), lit(light, RACK.amber, 0.3))), pane(circle(800, 250, 40), plain({ l: 0.96, c: 0.06, h: 95 }))], 7),
      hill(WIDE, light, RACK.indigo, (x) => 690 - 50 * Math.sin(x / 230 + 0.4), () => 860, { rows: 3, length: 150 }),
      hill(WIDE, light, RACK.cobalt, (x) => 770 - 26 * Math.sin(x / 300 + 2), () => 940, { rows: 3, length: 160, seed: 3 }),
      ...[[480, 800, 120], [600, 790, 100], [1000, 790, 110], [1120, 806, 130], [700, 820, 130], [910, 824, 136], [800, 850, 170]].map(([x = 0, y = 0, w = 0], k) => figure(stand(house(light, w, [RACK.sand, RACK.pearl, RACK.rose][k % 3], [RACK.clay, RACK.violet][k % 2]), { x, y }), 6)),
      ...[[200, 820, 1], [1390, 830, 1.1]].map(([x = 0, y = 0, scale = 1]) => figure(stand(acacia(light, RACK.teal), { x, y, scale }), 6)),
      hill(WIDE, light, { l: 0.34, c: 0.1, h: 262 }, (x) => 880 - 20 * Math.sin(x / 340 + 1), () => 1040, { rows: 3, length: 180, seed: 6 }),
      figure(road(light, coordinates('800 852 812 890 770 930 800 1030'), (t) => 40 + 190 * t ** 1.4, 6), 6),
    ],
  },
];
