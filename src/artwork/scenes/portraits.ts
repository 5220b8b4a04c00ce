import { borders, ring } from '../figures/borders.ts';
import { letters } from '../figures/letters.ts';
import { quarry, rays, rings, wholly } from '../kit/backgrounds.ts';
import { type Colour, type Glass, type Light, lighter, lit, mix, RACK } from '../kit/colour.ts';
import { type Figure, figure, type Piece, pane, type Scene } from '../kit/scene.ts';
import { placed } from '../kit/shapes.ts';
import { type Person, people } from '../people.ts';

/** Round windows fill a square picture, whose corners a round frame cuts. */
const ROUND = { width: 640, height: 640, widths: [160, 320, 480, 640] } as const;
const MIDDLE = { x: 320, y: 320 } as const;

/** Behind the letters: rays or rings that rise from below, an old window's diamonds, or panes of no order. */
const GROUNDS = {
  rays: (glass: Glass) => rays(ROUND, { x: 320, y: 560, reach: 300 }, glass, { count: 28, first: 120, growth: 1.7 }),
  rings: (glass: Glass) => rings(ROUND, { x: 320, y: 560, reach: 300 }, glass, { first: 110, growth: 1.42, rays: 26 }),
  quarry: (glass: Glass) => quarry(ROUND, glass, 88, 116),
  mosaic: (glass: Glass) => [wholly(ROUND, glass, 74)],
} as const;

interface Pattern {
  ground: keyof typeof GROUNDS;
  /** The glass behind the letters, dark enough that they stand out. */
  field: Colour;
  border: keyof typeof borders;
  figure: Colour;
  behind: Colour;
  glint: Colour;
}

const dark = (base: Colour, l = 0.34): Colour => ({ ...base, l, c: Math.min(base.c, 0.14) });

/** Every window has its own ground, border and colours; frame and lettering make them one family. */
const PATTERNS = {
  dawn: {
    ground: 'rays',
    field: dark(RACK.violet, 0.36),
    border: 'petals',
    figure: RACK.amber,
    behind: dark(RACK.wine),
    glint: RACK.gold,
  },
  rose: {
    ground: 'rings',
    field: dark(RACK.rose, 0.42),
    border: 'scallops',
    figure: RACK.rose,
    behind: dark(RACK.violet, 0.3),
    glint: RACK.gold,
  },
  river: {
    ground: 'rings',
    field: dark(RACK.cobalt, 0.4),
    border: 'waves',
    figure: RACK.turquoise,
    behind: dark(RACK.indigo, 0.28),
    glint: RACK.pearl,
  },
  laurel: {
    ground: 'quarry',
    field: dark(RACK.emerald, 0.38),
    border: 'wreath',
    figure: RACK.lime,
    behind: dark(RACK.emerald, 0.27),
    glint: RACK.ruby,
  },
  flame: {
    ground: 'rays',
    field: dark(RACK.ruby, 0.4),
    border: 'flames',
    figure: RACK.orange,
    behind: dark(RACK.wine, 0.28),
    glint: RACK.gold,
  },
  jacaranda: {
    ground: 'mosaic',
    field: dark(RACK.violet, 0.38),
    border: 'flowers',
    figure: { l: 0.68, c: 0.14, h: 305 },
    behind: dark(RACK.emerald, 0.3),
    glint: RACK.gold,
  },
  lake: {
    ground: 'quarry',
    field: dark(RACK.teal, 0.4),
    border: 'lozenges',
    figure: RACK.azure,
    behind: dark(RACK.teal, 0.3),
    glint: RACK.opal,
  },
  star: {
    ground: 'mosaic',
    field: dark(RACK.clay, 0.41),
    border: 'stars',
    figure: RACK.gold,
    behind: dark(RACK.cobalt, 0.32),
    glint: RACK.ruby,
  },
} as const satisfies Record<string, Pattern>;

/** What a round window is made of besides the initials. */
export type RoundPattern = keyof typeof PATTERNS;

function roundWindow({ initials, pattern }: Person, light: Light): (Piece | Figure)[] {
  const { ground, field, border, ...colours } = PATTERNS[pattern];
  const behind = lit(light, field, 0.22);
  const gold = lit(light, RACK.gold, 0.15);
  const glass = {
    figure: lit(light, colours.figure, 0.2),
    ground: lit(light, colours.behind, 0.1),
    glint: lit(light, colours.glint, 0.2),
  };
  const { bodies, openings } = letters(initials, 168, 358, 4.5);
  return [
    ...GROUNDS[ground](behind),
    figure(borders[border]({ ...MIDDLE, inner: 218, outer: 286 }, glass), 6),
    figure(ring({ ...MIDDLE, inner: 286, outer: 318 }, gold, 24), 6),
    figure(ring({ ...MIDDLE, inner: 208, outer: 221 }, gold, 24, 7.5), 4),
    figure(
      [
        ...bodies.map((body) => pane(placed(body, MIDDLE), BRIGHT)),
        ...openings.map((opening) => pane(placed(opening, MIDDLE), lighter(behind, -0.02))),
      ],
      4,
    ),
  ];
}

/** The glass of the letters: white, warmer towards their feet. */
const BRIGHT: Glass = (_, y) => mix({ l: 0.99, c: 0.03, h: 95 }, { l: 0.93, c: 0.09, h: 88 }, (y - 235) / 170);

/** The round windows of the people in `people.ts`. */
export const portraitScenes: readonly Scene[] = people.map((person) => ({
  name: person.name,
  alt: `A round window with the initials ${[...person.initials].join(' ')}.`,
  ...ROUND,
  light: { ...MIDDLE, y: 270, reach: 260, glow: 0.5 },
  draw: (light) => roundWindow(person, light),
}));
