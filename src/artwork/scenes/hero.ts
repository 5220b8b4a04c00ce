import { dove, halo } from '../figures/birds.ts';
import { acacia, disc, road } from '../figures/land.ts';
import { hill, rings } from '../kit/backgrounds.ts';
import { along, type Light, RACK, SKIES } from '../kit/colour.ts';
import { figure, type Scene, stand, WIDE } from '../kit/scene.ts';

const TALL_PHONE = { width: 1200, height: 1600, widths: [480, 828, 1200] } as const;

/** The hills of Ruiru under the rising sun, drawn for any size: `ground` is the height of the farthest ridge. */
function sunrise(size: { width: number; height: number }, light: Light, ground: number) {
  const { width, height } = size;
  const [u, rest] = [width / 1600, height - ground];
  const calm = Math.min(1, rest / 620);
  const ridge =
    (at: number, size: number, pitch: number, shift: number, swell = size * calm) =>
    (x: number) =>
      ground +
      rest * at -
      swell * Math.sin((x / width) * pitch + shift) -
      swell * 0.25 * Math.sin((x / width) * pitch * 3.3 + shift * 2);
  const [far, middle, near, front] = [
    ridge(0.03, 26, 3.4, 0.1),
    ridge(0.2, 40, 2.9, 2.4),
    ridge(0.42, 46, 3.7, 4.4),
    ridge(0.72, 40, 2.9, 0.7),
  ];
  const foot = () => height + 30;
  const line = [
    [light.x, far(light.x)],
    [light.x + 34 * u, ground + rest * 0.1],
    [light.x - 20 * u, ground + rest * 0.2],
    [light.x - 74 * u, ground + rest * 0.32],
    [light.x + 30 * u, ground + rest * 0.5],
    [light.x + 96 * u, ground + rest * 0.66],
    [light.x - 10 * u, ground + rest * 0.84],
    [light.x - 120 * u, height + 40],
  ] as const;
  return [
    ...rings(size, light, along(light, SKIES.dawn), { first: 150, growth: 1.4, rays: 48 }),
    figure(disc(light, light.x, light.y, 132), 8),
    hill(size, light, { l: 0.5, c: 0.13, h: 330 }, far, middle, { rows: 3, length: 150, seed: 3 }),
    hill(size, light, { l: 0.47, c: 0.12, h: 262 }, middle, near, { rows: 4, length: 170, seed: 5 }),
    figure(
      stand(acacia(light, RACK.emerald), {
        x: width * 0.2,
        y: middle(width * 0.2) + 26,
        scale: 0.62 * Math.max(u, 0.9),
      }),
      6,
    ),
    hill(size, light, { l: 0.5, c: 0.12, h: 170 }, near, front, { rows: 4, length: 190, seed: 8 }),
    figure(
      stand(acacia(light, RACK.green), {
        x: width * 0.845,
        y: near(width * 0.845) + 30,
        scale: 0.95 * Math.max(u, 0.9),
        flip: true,
      }),
      6,
    ),
    hill(size, light, { l: 0.46, c: 0.12, h: 138 }, front, foot, { rows: 4, length: 220, seed: 13 }),
    figure(
      road(light, line, (t) => 12 + 330 * u * t ** 1.5, 18),
      6,
    ),
  ];
}

export const heroScenes: readonly Scene[] = [
  {
    name: 'hero',
    alt: 'Stained glass: a white dove comes down over the sunrise, and a path of light winds towards us through the hills of Ruiru.',
    ...WIDE,
    light: { x: 800, y: 640, reach: 480 },
    draw: (light) => [
      ...sunrise(WIDE, light, 656),
      figure(stand(halo(light, 112), { x: 790, y: 428 }), 7),
      figure(stand(dove(light), { x: 800, y: 300, scale: 0.9 }), 8.5),
    ],
  },
  {
    name: 'hero-tall',
    alt: 'Stained glass: a white dove comes down over the sunrise, and a path of light winds towards us through the hills of Ruiru.',
    ...TALL_PHONE,
    light: { x: 600, y: 740, reach: 500 },
    draw: (light) => [
      ...sunrise(TALL_PHONE, light, 770),
      figure(stand(halo(light, 98), { x: 592, y: 494 }), 7),
      figure(stand(dove(light), { x: 600, y: 384, scale: 0.8 }), 8.5),
    ],
  },
];
