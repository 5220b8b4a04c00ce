import { letters } from '../figures/letters.ts';
import { quarry } from '../kit/backgrounds.ts';
import { along, type Light, lighter, lit, mix, plain, RACK } from '../kit/colour.ts';
import { type Figure, figure, type Piece, pane, type Scene } from '../kit/scene.ts';
import { circle, leaf, placed, polar, sector } from '../kit/shapes.ts';
import { type Person, people } from '../people.ts';

/** Round windows fill a square picture, whose corners a round frame cuts. */
const ROUND = { width: 640, height: 640, widths: [160, 320, 640] } as const;
const MIDDLE = 320;

function roundWindow({ initials, colours }: Person, light: Light): (Piece | Figure)[] {
  const tone = RACK[colours];
  const deep = { l: 0.3, c: 0.12, h: tone.h };
  const petal = lit(light, tone, 0.25);
  const field = along(light, [
    [0, 0.2, 0.1, deep.h],
    [0.4, 0.3, deep.c, deep.h],
    [0.75, 0.42, 0.15, tone.h],
    [1, 0.56, 0.15, tone.h],
  ]);
  const ring = (inner: number, outer: number, count: number, turn: number, glass: Piece['glass']) =>
    Array.from({ length: count }, (_, k) =>
      pane(
        sector(MIDDLE, MIDDLE, inner, outer, turn + (k * 360) / count, turn + ((k + 1) * 360) / count),
        lighter(glass, 0.05 * (k % 2)),
      ),
    );
  const petals = Array.from({ length: 12 }, (_, k) => {
    const [x, y] = polar(MIDDLE, MIDDLE, 206, k * 30);
    return pane(leaf(x, y, k * 30, 74, 76), lighter(petal, 0.05 * (k % 2)));
  });
  const beads = Array.from({ length: 12 }, (_, k) =>
    pane(circle(...polar(MIDDLE, MIDDLE, 258, k * 30 + 15), 12), lit(light, RACK.gold, 0.2)),
  );
  const initialsGlass = letters(initials, 176, 336).flatMap(({ bodies, openings }) => [
    ...bodies.map((body) => pane(placed(body, { x: MIDDLE, y: MIDDLE }), plain({ l: 0.99, c: 0.06, h: 95 }))),
    ...openings.map((opening) =>
      pane(placed(opening, { x: MIDDLE, y: MIDDLE }), plain(mix(field(MIDDLE, MIDDLE), deep, 0.3))),
    ),
  ]);
  return [
    ...quarry(ROUND, lit(light, RACK.indigo, 0), 80, 100),
    figure(ring(282, 318, 24, 0, lit(light, RACK.gold, 0.15)), 6),
    figure(ring(206, 282, 12, 15, lit(light, deep, 0.1)), 5),
    figure(petals, 3),
    figure(beads, 3),
    figure([...ring(0, 208, 12, 15, field)], 6),
    figure(initialsGlass, 4.5),
  ];
}

/** The round windows of the people in `people.ts`. */
export const portraitScenes: readonly Scene[] = people.map((person) => ({
  name: person.name,
  alt: person.alt,
  ...ROUND,
  light: { x: MIDDLE, y: MIDDLE - 60, reach: 250, glow: 0.6 },
  draw: (light) => roundWindow(person, light),
}));
