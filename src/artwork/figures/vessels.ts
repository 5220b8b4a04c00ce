import { type Light, lighter, lit, plain, RACK } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { type Piece, pane, panes, stand } from '../kit/scene.ts';
import { arc, circle, coordinates, path, ribbon, sector, smooth } from '../kit/shapes.ts';
import { fish } from './sea.ts';

const bands = (light: Light, list: readonly (readonly [number, number, number, keyof typeof RACK, number?])[]) =>
  list.map(([from, to, columns, base, warmth = 0.4]) => ({ from, to, columns, glass: lit(light, RACK[base], warmth) }));

/** A potter's jar with painted bands, about 460 wide and 640 high; the origin is its foot. */
export function jar(light: Light): Piece[] {
  const handle = (side: 1 | -1) =>
    pane(
      ribbon(
        smooth(
          `${side * 92} -560 ${side * 150} -580 ${side * 206} -540 ${side * 218} -480 ${side * 190} -420`,
          false,
          6,
        ),
        34,
      ),
      lit(light, RACK.clay, 0.4),
    );
  const body = lathe(
    coordinates('120 -640 92 -600 84 -560 110 -510 200 -420 232 -310 214 -190 150 -80 104 -20 110 0'),
    bands(light, [
      [-640, -600, 5, 'amber'],
      [-600, -520, 3, 'clay'],
      [-520, -430, 7, 'clay'],
      [-430, -370, 11, 'ruby'],
      [-370, -300, 9, 'gold'],
      [-300, -240, 11, 'cobalt'],
      [-240, -110, 7, 'clay'],
      [-110, -24, 5, 'earth'],
      [-24, 0, 5, 'amber'],
    ]),
    0.16,
  );
  return [
    handle(1),
    handle(-1),
    ...body,
    pane(circle(0, -640, 120, 24), lit(light, RACK.amber, 0.4)),
    pane(circle(0, -640, 88, 15), plain({ l: 0.26, c: 0.07, h: 40 })),
  ];
}

/** The cup of the Lord's table, about 300 wide and 520 high; the origin is its foot. */
export function chalice(light: Light): Piece[] {
  const cup = lathe(
    coordinates('150 -520 146 -420 110 -330 36 -282 24 -250 46 -215 24 -180 26 -110 70 -50 140 -12 146 0'),
    bands(light, [
      [-520, -470, 9, 'gold'],
      [-470, -370, 5, 'amber', 0.5],
      [-370, -286, 5, 'gold'],
      [-286, -246, 1, 'amber'],
      [-246, -184, 3, 'ruby'],
      [-184, -100, 1, 'amber'],
      [-100, -26, 5, 'gold'],
      [-26, 0, 7, 'amber'],
    ]),
    0.14,
  );
  return [
    ...cup,
    pane(circle(0, -520, 150, 26), lit(light, RACK.gold, 0.5)),
    pane(circle(0, -520, 122, 17), lit(light, RACK.wine, 0.1)),
  ];
}

/** A round loaf with a cross cut in it, about 440 wide; the origin is the middle of its foot. */
export function loaf(light: Light): Piece[] {
  const crust = lit(light, RACK.clay, 0.55);
  const crumb = lit(light, RACK.sand, 0.5);
  return [
    panes(
      path('M-226 -40 C-236 -190 -110 -246 0 -246 C110 -246 236 -190 226 -40 C220 10 -220 10 -226 -40Z'),
      crust,
      92,
      0.9,
    ),
    pane(
      path('M-140 -190 C-80 -160 60 -120 150 -60 C160 -76 158 -90 150 -100 C80 -150 -40 -190 -110 -212Z'),
      lighter(crumb, 0.04),
    ),
    pane(
      path('M140 -190 C80 -160 -60 -120 -150 -60 C-160 -76 -158 -90 -150 -100 C-80 -150 40 -190 110 -212Z'),
      lighter(crumb, 0.07),
    ),
  ];
}

/** A woven basket, `half` its width at the rim; what it holds is drawn before it. The origin is its foot. */
export function basket(light: Light, half = 330, tall = 260): Piece[] {
  const rows = 5;
  const weave = Array.from({ length: rows }, (_, k) => ({
    from: -tall + (tall * k) / rows,
    to: -tall + (tall * (k + 1)) / rows,
    columns: 13,
    glass: lit(light, k % 2 ? RACK.sand : RACK.clay, 0.45),
  }));
  const rim = Array.from({ length: 14 }, (_, k) =>
    pane(
      ribbon(arc(0, -tall, half + 12, 180 - (k * 180) / 14, 180 - ((k + 1) * 180) / 14, half * 0.16), 46),
      lit(light, k % 2 ? RACK.amber : RACK.clay, 0.45),
    ),
  );
  return [
    ...lathe(coordinates(`${half} ${-tall} ${half * 0.96} ${-tall * 0.6} ${half * 0.74} 0`), weave, 0.15),
    ...rim,
  ];
}

/** A basket with five loaves and two fish, about 760 wide; the origin is its foot. */
export const fullBasket = (light: Light): Piece[] => [
  ...stand(loaf(light), { x: -170, y: -300, scale: 0.62, turn: -10 }),
  ...stand(loaf(light), { x: 170, y: -304, scale: 0.62, turn: 10 }),
  ...stand(fish(light, 'turquoise'), { x: -232, y: -400, scale: 0.9, turn: 58 }),
  ...stand(fish(light, 'azure'), { x: 236, y: -400, scale: 0.9, turn: -58, flip: true }),
  ...stand(loaf(light), { x: 0, y: -330, scale: 0.72 }),
  ...stand(loaf(light), { x: -112, y: -226, scale: 0.6, turn: -4 }),
  ...stand(loaf(light), { x: 114, y: -226, scale: 0.6, turn: 4 }),
  ...basket(light),
];

/** A coin with a cross stamped on it; the origin is its middle. */
export const coin = (light: Light, radius: number): Piece[] => [
  ...Array.from({ length: 12 }, (_, k) =>
    pane(sector(0, 0, radius * 0.74, radius, k * 30, k * 30 + 30), lighter(lit(light, RACK.gold, 0.4), 0.05 * (k % 2))),
  ),
  ...[0, 1, 2, 3].map((k) =>
    pane(sector(0, 0, 0, radius * 0.74, k * 90 + 45, k * 90 + 135), lit(light, k % 2 ? RACK.amber : RACK.gold, 0.4)),
  ),
];
