import { ark, church, openDoor, rock, sword } from '../figures/buildings.ts';
import { dove, eagle, smallBird } from '../figures/birds.ts';
import { disc, table } from '../figures/land.ts';
import { wheatEar } from '../figures/plants.ts';
import { crown, drum, harp, key, openBook, shield, staff, trumpet } from '../figures/things.ts';
import { greatTree, limb, sheep, spray } from '../figures/trees.ts';
import { hill, quarry, rays, rings, water } from '../kit/backgrounds.ts';
import { along, type Colour, type Light, lighter, lit, plain, RACK, SKIES } from '../kit/colour.ts';
import { type Figure, figure, pane, type Piece, type Scene, stand, TALL, WIDE } from '../kit/scene.ts';
import { chance, circle, coordinates, path, sector, smooth, star } from '../kit/shapes.ts';

/** A round window for a year's theme: a border of glass about a disc of light, in which its sign stands. */
function medallion(light: Light, border: Colour, gem: Colour): (Piece | Figure)[] {
  const { x, y } = { x: 800, y: 500 };
  return [
    ...quarry(WIDE, along({ ...light, reach: 420 }, SKIES.dawn), 130, 160),
    figure([
      ...Array.from({ length: 32 }, (_, k) => pane(sector(x, y, 432, 478, k * 11.25, k * 11.25 + 11.25), lighter(lit(light, border, 0.2), 0.05 * (k % 2)))),
      ...Array.from({ length: 16 }, (_, k) => pane(sector(x, y, 376, 432, k * 22.5, k * 22.5 + 22.5), lit(light, RACK.gold, 0.2))),
      ...Array.from({ length: 16 }, (_, k) => pane(circle(x + 404 * Math.cos(((k + 0.5) * Math.PI) / 8), y + 404 * Math.sin(((k + 0.5) * Math.PI) / 8), 23), lit(light, gem, 0.1))),
      ...Array.from({ length: 24 }, (_, k) => [[250, 376], [130, 250], [0, 130]].map(([a = 0, b = 0], ring) => pane(sector(x, y, a, b, k * 15 + ring * 7.5, k * 15 + 15 + ring * 7.5), lighter(along({ ...light, reach: 360 }, SKIES.day), 0.03 * (k % 2))))).flat(),
    ], 9),
  ];
}

export const signScenes: readonly Scene[] = [
  {
    name: 'theme-2025',
    alt: 'A round window shows a golden crown set with red, blue and green stones.',
    ...WIDE,
    light: { x: 800, y: 440, reach: 430 },
    draw: (light) => [...medallion(light, RACK.ruby, RACK.cobalt), figure(stand(crown(light), { x: 800, y: 600, scale: 0.82 }), 9)],
  },
  {
    name: 'theme-2024',
    alt: 'A round window shows an open door with the sunrise beyond it.',
    ...WIDE,
    light: { x: 800, y: 560, reach: 400 },
    draw: (light) => [...medallion(light, RACK.emerald, RACK.ruby), figure(stand(openDoor(light), { x: 780, y: 800, scale: 0.64 }), 9)],
  },
  {
    name: 'theme-2023',
    alt: 'A round window shows a church built on a rock.',
    ...WIDE,
    light: { x: 800, y: 400, reach: 420 },
    draw: (light) => [...medallion(light, RACK.cobalt, RACK.emerald), figure(stand(rock(light), { x: 800, y: 600, scale: 0.5 }), 8), figure(stand(church(light), { x: 790, y: 604, scale: 0.74 }), 8)],
  },
  {
    name: 'ministries',
    alt: 'A great tree grown from a mustard seed, with birds of every colour in its branches.',
    ...WIDE,
    light: { x: 800, y: 380, reach: 520 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.dusk), { count: 36, first: 130, growth: 1.5 }),
      hill(WIDE, light, RACK.violet, (x) => 720 - 30 * Math.sin(x / 250), () => 860, { rows: 3, length: 150 }),
      hill(WIDE, light, RACK.emerald, (x) => 800 - 24 * Math.cos((x - 800) / 300), () => 1040, { rows: 4, length: 180, seed: 4 }),
      figure(stand(greatTree(light, RACK.green, RACK.gold), { x: 800, y: 850, scale: 1.12 }), 9),
      ...([[560, 330, 'azure', false], [1040, 340, 'ruby', true], [700, 190, 'orange', false], [920, 200, 'turquoise', true], [800, 420, 'rose', false], [450, 470, 'gold', false], [1150, 480, 'violet', true]] as const).map(([x, y, base, flip]) => figure(stand(smallBird(light, base), { x, y, scale: 0.95, flip }), 5)),
      ...([[230, 260, 'opal', true], [1370, 240, 'opal', false]] as const).map(([x, y, , flip]) => figure(stand(dove(light), { x, y, scale: 0.26, flip }), 4)),
    ],
  },
  {
    name: 'men-of-glory',
    alt: 'A round shield with a golden cross stands before a sword, with the sunrise over the mountains behind.',
    ...WIDE,
    light: { x: 800, y: 480, reach: 470 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dusk), { first: 150, growth: 1.38, rays: 44 }),
      hill(WIDE, light, RACK.slate, (x) => 660 - 90 * Math.abs(Math.sin(x / 250)) ** 1.6, () => 820, { rows: 4, length: 140 }),
      hill(WIDE, light, RACK.moss, (x) => 800 - 26 * Math.sin(x / 300 + 1), () => 1040, { rows: 4, length: 180, seed: 4 }),
      figure(stand(sword(light), { x: 800, y: 450, scale: 1.12, turn: 142 }), 8),
      figure(stand(sword(light), { x: 800, y: 450, scale: 1.12, turn: 218 }), 8),
      figure(stand(shield(light, 320), { x: 800, y: 520 }), 10),
    ],
  },
  {
    name: 'youths',
    alt: 'An eagle soars with wide wings above the hills at sunrise.',
    ...WIDE,
    light: { x: 800, y: 600, reach: 500 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.day), { first: 150, growth: 1.4, rays: 44 }),
      figure(disc(light, light.x, light.y, 130), 8),
      hill(WIDE, light, RACK.violet, (x) => 730 - 60 * Math.abs(Math.sin(x / 230 + 0.5)) ** 1.4, () => 860, { rows: 3, length: 140 }),
      hill(WIDE, light, RACK.emerald, (x) => 800 - 34 * Math.sin(x / 270 + 2), () => 960, { rows: 3, length: 170, seed: 3 }),
      hill(WIDE, light, RACK.green, (x) => 890 - 24 * Math.sin(x / 330), () => 1040, { rows: 3, length: 190, seed: 5 }),
      figure(stand(eagle(light), { x: 800, y: 400, scale: 0.98 }), 9),
    ],
  },
  {
    name: 'sunday-school',
    alt: 'Noah’s ark floats on calm water under a rainbow, and a dove comes home.',
    ...WIDE,
    light: { x: 800, y: 640, reach: 560, glow: 0.8 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.day), { count: 36, first: 140, growth: 1.45 }),
      figure([RACK.violet, RACK.cobalt, RACK.turquoise, RACK.green, RACK.gold, RACK.orange, RACK.ruby].flatMap((base, k) =>
        Array.from({ length: 24 }, (_, i) => pane(sector(800, 780, 486 + k * 38, 524 + k * 38, 176 + (i + (k % 2) / 2) * 7.8, 176 + (i + 1 + (k % 2) / 2) * 7.8), lighter(lit(light, { ...base, l: base.l + 0.05 }, 0.2), 0.03 * (i % 2)))),
      ), 8),
      water(WIDE, light, RACK.azure, (x) => 740 + 5 * Math.sin(x / 120), { rows: 7, length: 240 }),
      figure(stand(ark(light), { x: 800, y: 790, scale: 0.98 }), 9),
      figure(water(WIDE, light, RACK.cobalt, (x) => 850 - 20 * Math.sin(x / 130) - 8 * Math.sin(x / 51), { rows: 3, length: 260, seed: 2 }).parts, 6),
      figure([...stand(dove(light), { x: 330, y: 230, scale: 0.36 })], 5),
    ],
  },
  {
    name: 'drum',
    alt: 'Two drums with painted bands and a pair of shakers, ready for praise.',
    ...WIDE,
    light: { x: 800, y: 300, reach: 500 },
    draw: (light) => {
      const shaker = [pane(path('M-14 60 L14 60 L18 250 L-18 250Z'), lit(light, RACK.earth, 0.4)), ...[0, 1, 2, 3].map((k) => pane(sector(0, 0, 0, 92, k * 90, k * 90 + 90), lit(light, [RACK.ruby, RACK.gold, RACK.emerald, RACK.gold][k] ?? RACK.gold, 0.25))), pane(circle(0, 0, 34), lit(light, RACK.cobalt, 0.2))];
      return [
        ...rays(WIDE, light, along(light, SKIES.ember), { count: 32, first: 120, growth: 1.5 }),
        figure(table(light, 1600, 830, 1000, RACK.moss), 7),
        figure(stand(drum(light), { x: 1010, y: 900, scale: 0.98 }), 9),
        figure(stand(drum(light), { x: 620, y: 930, scale: 1.24 }), 9),
        figure(stand(shaker, { x: 1320, y: 560, scale: 1.1, turn: 24 }), 8),
        figure(stand(shaker, { x: 240, y: 600, scale: 1.1, turn: -26 }), 8),
      ];
    },
  },
  {
    name: 'trumpet',
    alt: 'Two golden trumpets are crossed before the rising sun.',
    ...WIDE,
    light: { x: 800, y: 480, reach: 480 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.dawn), { count: 40, first: 130, growth: 1.45 }),
      figure(disc(light, 800, 480, 150), 8),
      hill(WIDE, light, RACK.violet, (x) => 800 - 30 * Math.sin(x / 260), () => 900, { rows: 2, length: 150 }),
      hill(WIDE, light, RACK.emerald, (x) => 870 - 22 * Math.sin(x / 310 + 2), () => 1040, { rows: 3, length: 180, seed: 4 }),
      figure(stand(trumpet(light), { x: 800, y: 520, scale: 1.1, turn: 202, flip: true }), 9),
      figure(stand(trumpet(light), { x: 800, y: 520, scale: 1.1, turn: -22 }), 9),
    ],
  },
  {
    name: 'olive-branch',
    alt: 'A dove in flight above a branch of olive with dark fruit.',
    ...WIDE,
    light: { x: 800, y: 330, reach: 500 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.garden), { first: 150, growth: 1.38, rays: 40 }),
      figure([...spray(light, coordinates('160 900 420 860 700 800 1000 790 1280 700 1440 600'), 190, 26, RACK.lime, 22, 46), ...[[420, 800], [640, 860], [860, 740], [1060, 850], [1230, 650]].map(([x = 0, y = 0]) => pane(circle(x, y, 26, 34), lit(light, RACK.violet, 0.2)))], 7),
      figure(stand(dove(light), { x: 800, y: 350, scale: 0.92 }), 9),
    ],
  },
  {
    name: 'keys',
    alt: 'Two keys, one gold and one silver, are crossed and tied with a red cord.',
    ...WIDE,
    light: { x: 800, y: 430, reach: 470 },
    draw: (light) => [
      ...quarry(WIDE, along(light, SKIES.dawn), 150, 190),
      figure(stand(key(light, 'pearl'), { x: 500, y: 270, scale: 1.34, turn: 40 }), 9),
      figure(stand(key(light, 'gold'), { x: 1100, y: 270, scale: 1.34, turn: 40, flip: true }), 9),
      figure([pane(circle(800, 520, 58, 44), lit(light, RACK.ruby, 0.25)), pane(path('M780 550 C740 640 720 700 660 760 C740 740 790 660 806 556Z'), lit(light, RACK.ruby, 0.2)), pane(path('M820 550 C860 640 880 700 940 760 C860 740 810 660 794 556Z'), lit(light, RACK.wine, 0.25))], 6),
    ],
  },
  {
    name: 'harp',
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
    name: 'open-book',
    alt: 'An open Bible lies in rays of light, with ears of wheat at either side.',
    ...TALL,
    light: { x: 600, y: 480, reach: 520 },
    draw: (light) => [
      ...rays(TALL, light, along(light, SKIES.dawn), { count: 40, first: 120, growth: 1.48 }),
      figure([pane(star(600, 480, 150, 60, 8), lit(light, RACK.gold, 0.5)), pane(circle(600, 480, 52), plain({ l: 0.96, c: 0.06, h: 95 }))], 7),
      hill(TALL, light, RACK.emerald, (x) => 1150 - 20 * Math.sin(x / 200), () => 1540, { rows: 5, length: 180 }),
      ...[130, 220, 980, 1070].map((x, k) => figure(stand(wheatEar(light, 520 + 60 * (k % 2)), { x, y: 1440, turn: k < 2 ? -6 : 6, flip: k > 1 }), 5)),
      figure(stand(openBook(light), { x: 600, y: 1030, scale: 1.14 }), 9),
    ],
  },
  {
    name: 'staff',
    alt: 'A shepherd’s crook stands over a sheep that has been found, at sunrise.',
    ...TALL,
    light: { x: 420, y: 560, reach: 500 },
    draw: (light) => [
      ...rings(TALL, light, along(light, SKIES.dawn), { first: 130, growth: 1.4, rays: 44 }),
      figure(disc(light, light.x, light.y, 116), 8),
      hill(TALL, light, RACK.violet, (x) => 720 - 40 * Math.sin(x / 190), () => 900, { rows: 3, length: 150 }),
      hill(TALL, light, RACK.emerald, (x) => 830 - 34 * Math.sin(x / 220 + 2), () => 1080, { rows: 4, length: 160, seed: 3 }),
      hill(TALL, light, RACK.green, (x) => 1010 - 26 * Math.sin(x / 260 + 1), () => 1540, { rows: 6, length: 180, seed: 6 }),
      figure(staff(light, smooth(coordinates('930 1540 920 1100 900 640 880 400 820 270 700 240 620 310 630 410 700 440'), false, 10), 54, 11), 9),
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
      figure([pane(star(light.x, light.y, 150, 44, 4), lit(light, RACK.gold, 0.5)), pane(circle(light.x, light.y, 34), plain({ l: 0.96, c: 0.06, h: 95 }))], 6),
      ...Array.from({ length: 12 }, (_, k) => figure([pane(star(70 + 1060 * chance(k, 1), 70 + 620 * chance(k, 2), 18 + 10 * chance(k, 3), 6, 4), plain({ l: 0.9, c: 0.07, h: 95 }), 2)], 1.5)),
      hill(TALL, light, RACK.indigo, (x) => 850 - 60 * Math.sin(x / 210 + 0.4), () => 1060, { rows: 4, length: 150 }),
      hill(TALL, light, RACK.cobalt, (x) => 980 - 40 * Math.sin(x / 240 + 2.6), () => 1240, { rows: 4, length: 160, seed: 3 }),
      hill(TALL, light, RACK.teal, (x) => 1160 - 70 * Math.exp(-(((x - 480) / 330) ** 2)), () => 1540, { rows: 5, length: 180, seed: 6 }),
      figure([limb(coordinates('1010 1300 1020 1180 990 1060 1030 960'), 30, 10, light), limb(coordinates('1008 1120 960 1040 930 1000'), 16, 7, light), limb(coordinates('1000 1060 1060 1000 1090 940'), 14, 6, light)], 6),
      figure(stand(sheep(light), { x: 480, y: 1150, scale: 1.75, flip: true }), 8),
    ],
  },
];
