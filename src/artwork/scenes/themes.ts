import { church, openDoor } from '../figures/houses.ts';
import { rock } from '../figures/stonework.ts';
import { crown } from '../figures/treasures.ts';
import { quarry } from '../kit/backgrounds.ts';
import { along, type Colour, type Light, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { type Figure, figure, type Piece, pane, type Scene, stand, WIDE } from '../kit/scene.ts';
import { circle, sector } from '../kit/shapes.ts';

/** A round window for a year's theme: a border of glass about a disc of light, in which its sign stands. */
function medallion(light: Light, border: Colour, gem: Colour): (Piece | Figure)[] {
  const { x, y } = { x: 800, y: 500 };
  return [
    ...quarry(WIDE, along({ ...light, reach: 420 }, SKIES.dawn), 130, 160),
    figure(
      [
        ...Array.from({ length: 32 }, (_, k) =>
          pane(sector(x, y, 432, 478, k * 11.25, k * 11.25 + 11.25), lighter(lit(light, border, 0.2), 0.05 * (k % 2))),
        ),
        ...Array.from({ length: 16 }, (_, k) =>
          pane(sector(x, y, 376, 432, k * 22.5, k * 22.5 + 22.5), lit(light, RACK.gold, 0.2)),
        ),
        ...Array.from({ length: 16 }, (_, k) =>
          pane(
            circle(x + 404 * Math.cos(((k + 0.5) * Math.PI) / 8), y + 404 * Math.sin(((k + 0.5) * Math.PI) / 8), 23),
            lit(light, gem, 0.1),
          ),
        ),
        ...Array.from({ length: 24 }, (_, k) =>
          [
            [250, 376],
            [130, 250],
            [0, 130],
          ].map(([a = 0, b = 0], ring) =>
            pane(
              sector(x, y, a, b, k * 15 + ring * 7.5, k * 15 + 15 + ring * 7.5),
              lighter(along({ ...light, reach: 360 }, SKIES.day), 0.03 * (k % 2)),
            ),
          ),
        ).flat(),
      ],
      9,
    ),
  ];
}

export const themeScenes: readonly Scene[] = [
  {
    name: 'theme-2025',
    alt: 'A round window shows a golden crown set with red, blue and green stones.',
    ...WIDE,
    light: { x: 800, y: 440, reach: 430 },
    draw: (light) => [
      ...medallion(light, RACK.ruby, RACK.cobalt),
      figure(stand(crown(light), { x: 800, y: 600, scale: 0.82 }), 9),
    ],
  },
  {
    name: 'theme-2024',
    alt: 'A round window shows an open door with the sunrise beyond it.',
    ...WIDE,
    light: { x: 800, y: 560, reach: 400 },
    draw: (light) => [
      ...medallion(light, RACK.emerald, RACK.ruby),
      figure(stand(openDoor(light), { x: 770, y: 770, scale: 0.56 }), 9),
    ],
  },
  {
    name: 'theme-2023',
    alt: 'A round window shows a church built on a rock.',
    ...WIDE,
    light: { x: 800, y: 400, reach: 420 },
    draw: (light) => [
      ...medallion(light, RACK.cobalt, RACK.emerald),
      figure(stand(rock(light), { x: 800, y: 600, scale: 0.5 }), 8),
      figure(stand(church(light), { x: 790, y: 604, scale: 0.74 }), 8),
    ],
  },
];
