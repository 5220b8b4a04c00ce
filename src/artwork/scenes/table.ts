import { table } from '../figures/land.ts';
import { grapes, seedling, vineLeaf, wheatEar } from '../figures/plants.ts';
import { chalice, fullBasket, jar, loaf } from '../figures/vessels.ts';
import { hill, quarry, rays, rings } from '../kit/backgrounds.ts';
import { along, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { leaf, ribbon, smooth } from '../kit/shapes.ts';

export const tableScenes: readonly Scene[] = [
  {
    name: 'loaf',
    alt: 'A golden cup and a round loaf stand on the table, with ears of wheat and a bunch of grapes.',
    ...WIDE,
    light: { x: 800, y: 330, reach: 500 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.ember), { count: 32, first: 120, growth: 1.5, turn: 5 }),
      figure(table(light, 1600, 800, 1000, RACK.earth), 7),
      ...[-34, -46, -22].map((turn, k) =>
        figure(stand(wheatEar(light, 520 - k * 20), { x: 560 + k * 20, y: 850, turn }), 5),
      ),
      figure(stand(loaf(light), { x: 520, y: 890, scale: 1.32 }), 9),
      figure(stand(vineLeaf(light), { x: 1190, y: 690, turn: 30, scale: 1.1 }), 6),
      figure(stand(vineLeaf(light, 'lime'), { x: 1130, y: 720, turn: -40, scale: 0.9 }), 6),
      figure(stand(grapes(light), { x: 1180, y: 640, scale: 0.98 }), 7),
      figure(stand(chalice(light), { x: 880, y: 880, scale: 1.22 }), 9),
    ],
  },
  {
    name: 'jar',
    alt: 'A potter’s jar with painted bands stands in warm light, with two small jars beside it.',
    ...WIDE,
    light: { x: 1060, y: 300, reach: 520 },
    draw: (light) => [
      ...quarry(WIDE, along(light, SKIES.dusk), 150, 190),
      figure(table(light, 1600, 836, 1000, RACK.moss), 7),
      figure(stand(jar(light), { x: 480, y: 890, scale: 0.78 }), 8),
      figure(stand(jar(light), { x: 1150, y: 880, scale: 0.64 }), 8),
      figure(stand(jar(light), { x: 800, y: 920, scale: 1.24 }), 9),
    ],
  },
  {
    name: 'basket',
    alt: 'A basket holds five loaves and two fish, on green grass.',
    ...WIDE,
    light: { x: 800, y: 300, reach: 520 },
    draw: (light) => [
      ...rings(WIDE, light, along(light, SKIES.day), { first: 150, growth: 1.4, rays: 40 }),
      hill(
        WIDE,
        light,
        RACK.emerald,
        (x) => 690 - 30 * Math.sin(x / 280),
        () => 860,
        { rows: 3, length: 170 },
      ),
      hill(
        WIDE,
        light,
        RACK.green,
        (x) => 800 - 18 * Math.sin(x / 330 + 2),
        () => 1040,
        { rows: 4, length: 170, seed: 4 },
      ),
      figure(stand(fullBasket(light), { x: 800, y: 920, scale: 1.24 }), 8),
    ],
  },
  {
    name: 'seedling',
    alt: 'A seed has put down roots in dark soil and lifts its first leaves to the sun.',
    ...WIDE,
    light: { x: 800, y: 250, reach: 500 },
    draw: (light) => [
      ...rays(WIDE, light, along(light, SKIES.garden), { count: 34, first: 110, growth: 1.55 }),
      hill(
        WIDE,
        light,
        RACK.earth,
        (x) => 690 - 26 * Math.cos((x - 800) / 330),
        () => 1040,
        { rows: 5, length: 190, seed: 2 },
      ),
      ...[
        [-60, 1],
        [50, 1],
        [-10, 1.2],
      ].map(([lean = 0, long = 1]) =>
        figure(
          [
            pane(
              ribbon(
                smooth(
                  `800 690 ${800 + lean * 0.7} 770 ${800 + lean * 1.9} ${840 * long ** 0.3} ${800 + lean * 3} ${900 * long ** 0.3}`,
                  false,
                  8,
                ),
                (t) => 20 - 15 * t,
              ),
              lit(light, RACK.sand, 0.5),
            ),
          ],
          4,
        ),
      ),
      figure([pane(leaf(764, 730, -8, 80, 52), lit(light, RACK.amber, 0.4))], 5),
      figure(stand(seedling(light), { x: 800, y: 676, scale: 1.42 }), 8),
    ],
  },
];
