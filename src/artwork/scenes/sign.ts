import { dove } from '../figures/birds.ts';
import { disc, road } from '../figures/land.ts';
import { hill, rings } from '../kit/backgrounds.ts';
import { along, lighter, lit, RACK, SKIES } from '../kit/colour.ts';
import { figure, type Piece, pane, type Scene, stand } from '../kit/scene.ts';
import { coordinates, sector } from '../kit/shapes.ts';

const SIZE = { width: 640, height: 640, widths: [640] } as const;

/** The church's sign in full glass, for the larger icons: the hero in a ring of gold. */
export const signWindow: Scene = {
  name: 'sign',
  alt: 'A white dove over the sunrise, in a round window.',
  ...SIZE,
  light: { x: 320, y: 440, reach: 220 },
  draw: (light) => {
    const frame = (inner: number, outer: number, count: number, glass: Piece['glass']) =>
      Array.from({ length: count }, (_, k) =>
        pane(
          sector(320, 320, inner, outer, (k * 360) / count, ((k + 1) * 360) / count),
          lighter(glass, 0.05 * (k % 2)),
        ),
      );
    return [
      ...rings(SIZE, light, along(light, SKIES.dawn), { first: 110, growth: 1.45, rays: 28 }),
      figure(disc(light, 320, 440, 92), 6),
      hill(
        SIZE,
        light,
        RACK.emerald,
        (x) => 452 - 14 * Math.sin(x / 90),
        () => 700,
        { rows: 4, length: 130 },
      ),
      figure(
        road(light, coordinates('320 450 340 490 300 540 330 590 300 660'), (t) => 18 + 120 * t ** 1.3, 7),
        5,
      ),
      figure(stand(dove(light), { x: 320, y: 250, scale: 0.5 }), 7),
      figure(frame(286, 319, 24, lit(light, RACK.gold, 0.1)), 6),
    ];
  },
};
