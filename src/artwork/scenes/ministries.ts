import { ark } from '../figures/ark.ts';
import { eagle, flyingDove, smallBird } from '../figures/birds.ts';
import { disc } from '../figures/land.ts';
import { sword } from '../figures/sword.ts';
import { shield } from '../figures/treasures.ts';
import { greatTree } from '../figures/trees.ts';
import { hill, rays, rings, water } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { sector } from '../kit/shapes.ts';

export const ministryScenes: readonly Scene[] = [
  {
    name: 'ministries',
    alt: 'A great tree grown from a mustard seed, with birds of every colour in its branches.',
    ...WIDE,
    light: { x: 800, y: 380, reach: 520 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.dusk), { count: 36, first: 130, growth: 1.5 }),
      hill(
        WIDE,
        light,
        RACK.violet,
        (x) => 720 - 30 * Math.sin(x / 250),
        () => 860,
        { rows: 3, length: 150 },
      ),
      hill(
        WIDE,
        light,
        RACK.emerald,
        (x) => 800 - 24 * Math.cos((x - 800) / 300),
        () => 1040,
        { rows: 4, length: 180, seed: 4 },
      ),
      figure(stand(greatTree(light, RACK.green, RACK.gold), { x: 800, y: 850, scale: 1.03 }), 9),
      ...(
        [
          [560, 330, 'azure', false],
          [1040, 340, 'ruby', true],
          [700, 232, 'orange', false],
          [920, 236, 'turquoise', true],
          [800, 420, 'rose', false],
          [450, 470, 'gold', false],
          [1150, 480, 'violet', true],
        ] as const
      ).map(([x, y, base, flip]) => figure(stand(smallBird(light, base), { x, y, scale: 0.95, flip }), 5)),
      ...(
        [
          [230, 260, 'opal', true],
          [1370, 240, 'opal', false],
        ] as const
      ).map(([x, y, , flip]) => figure(stand(flyingDove(light), { x, y, scale: 0.8, flip }), 5)),
    ],
  },
  {
    name: 'men',
    alt: 'A round shield with a golden cross stands before a sword, with the sunrise over the mountains behind.',
    ...WIDE,
    light: { x: 800, y: 480, reach: 470 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.dusk), { first: 150, growth: 1.38, rays: 44 }),
      hill(
        WIDE,
        light,
        RACK.slate,
        (x) => 660 - 90 * Math.abs(Math.sin(x / 250)) ** 1.6,
        () => 820,
        { rows: 4, length: 140 },
      ),
      hill(
        WIDE,
        light,
        RACK.moss,
        (x) => 800 - 26 * Math.sin(x / 300 + 1),
        () => 1040,
        { rows: 4, length: 180, seed: 4 },
      ),
      figure(stand(shield(light, 345), { x: 800, y: 520 }), 10),
      figure(stand(sword(light), { x: 800, y: 320, scale: 1.06, turn: 180 }), 9),
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
      hill(
        WIDE,
        light,
        RACK.violet,
        (x) => 730 - 60 * Math.abs(Math.sin(x / 230 + 0.5)) ** 1.4,
        () => 860,
        { rows: 3, length: 140 },
      ),
      hill(
        WIDE,
        light,
        RACK.emerald,
        (x) => 800 - 34 * Math.sin(x / 270 + 2),
        () => 960,
        { rows: 3, length: 170, seed: 3 },
      ),
      hill(
        WIDE,
        light,
        RACK.green,
        (x) => 890 - 24 * Math.sin(x / 330),
        () => 1040,
        { rows: 3, length: 190, seed: 5 },
      ),
      figure(stand(eagle(light), { x: 800, y: 400, scale: 0.98 }), 9),
    ],
  },
  {
    name: 'children',
    alt: 'Noah’s ark floats on calm water under a rainbow, and a dove comes home.',
    ...WIDE,
    light: { x: 800, y: 640, reach: 560, glow: 0.8 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.day), { count: 36, first: 140, growth: 1.45 }),
      figure(
        [RACK.violet, RACK.cobalt, RACK.turquoise, RACK.green, RACK.gold, RACK.orange, RACK.ruby].flatMap((base, k) =>
          Array.from({ length: 24 }, (_, i) =>
            pane(
              sector(
                800,
                780,
                486 + k * 38,
                524 + k * 38,
                176 + (i + (k % 2) / 2) * 7.8,
                176 + (i + 1 + (k % 2) / 2) * 7.8,
              ),
              lighter(lit(light, { ...base, l: base.l + 0.05 }, 0.2), 0.03 * (i % 2)),
            ),
          ),
        ),
        8,
      ),
      water(WIDE, light, RACK.azure, (x) => 740 + 5 * Math.sin(x / 120), { rows: 7, length: 240 }),
      figure(stand(ark(light), { x: 800, y: 790, scale: 0.98 }), 9),
      figure(
        water(WIDE, light, RACK.cobalt, (x) => 850 - 20 * Math.sin(x / 130) - 8 * Math.sin(x / 51), {
          rows: 3,
          length: 260,
          seed: 2,
        }).parts,
        6,
      ),
      figure(stand(flyingDove(light), { x: 240, y: 280, scale: 1, flip: true }), 6),
    ],
  },
];
