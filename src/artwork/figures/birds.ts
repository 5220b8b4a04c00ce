import { type Light, lighter, lit, plain, RACK } from '../kit/colour.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { circle, feather, path, placed, sector } from '../kit/shapes.ts';
import { type WingShape, wing } from './wing.ts';

const mirrored = (parts: readonly Piece[]) =>
  parts.map((part) => ({ ...part, outline: placed(part.outline, { flip: true }) }));

/** A dove coming down with spread wings, about 860 wide; the origin is its breast. */
export function dove(light: Light): Piece[] {
  const white = lit(light, { l: 0.95, c: 0.018, h: 90 }, 0.3);
  const right = wing(
    {
      arm: [
        [276, -112],
        [212, -106],
        [136, -74],
        [66, -34],
        [18, 6],
      ],
      from: -36,
      to: 76,
      long: 268,
      short: 122,
      count: 13,
      width: 48,
    },
    lighter(white, -0.025),
    white,
  );
  const tail = Array.from({ length: 7 }, (_, k) => {
    const side = [0, 6, 1, 5, 2, 4, 3][k] ?? 3;
    return pane(
      feather(0, -40, -90 + (side - 3) * 12.5, 196 - Math.abs(side - 3) * 12, 40),
      lighter(white, -0.05 + (side % 2) * 0.03),
    );
  });
  return [
    ...tail,
    ...mirrored(right),
    ...right,
    pane(
      path(
        'M0 -72 C34 -62 56 -22 52 24 C49 62 34 92 20 108 C8 116 -8 116 -20 108 C-34 92 -49 62 -52 24 C-56 -22 -34 -62 0 -72Z',
      ),
      lighter(white, 0.05),
    ),
    pane(
      path('M0 -10 C22 6 34 40 30 66 C22 92 8 100 0 102 C-8 100 -22 92 -30 66 C-34 40 -22 6 0 -10Z'),
      lighter(white, 0.08),
    ),
    pane(path('M-34 142 C-54 138 -72 150 -84 172 C-66 176 -46 174 -32 168Z'), lit(light, RACK.amber, 0.1), 2.6),
    pane(
      path('M28 88 C42 116 38 152 14 168 C-8 182 -36 178 -44 160 C-50 140 -34 122 -30 88 C-12 80 12 80 28 88Z'),
      lighter(white, 0.07),
    ),
    pane(circle(-18, 146, 6.5), plain({ l: 0.14, c: 0.02, h: 300 }), 0),
  ];
}

/** A halo of two rings with a cross of light in it; the origin is its middle. */
export function halo(light: Light, radius = 120): Piece[] {
  const gold = lit(light, RACK.gold, 0.3);
  const spokes = Array.from({ length: 16 }, (_, k) =>
    pane(
      sector(0, 0, 8, radius * 0.8, k * 22.5 - 11.25, k * 22.5 + 11.25),
      k % 4 ? lit(light, k % 2 ? RACK.amber : RACK.orange, 0.2) : lighter(gold, 0.07),
    ),
  );
  const rim = Array.from({ length: 20 }, (_, k) =>
    pane(sector(0, 0, radius * 0.8, radius, k * 18, k * 18 + 18), lighter(gold, (k % 2) * 0.06)),
  );
  return [...rim, ...spokes];
}

/** An eagle soaring with wings spread, about 1,300 wide; the origin is its breast. */
export function eagle(light: Light): Piece[] {
  const brown = lit(light, RACK.earth, 0.4);
  const tawny = lit(light, RACK.clay, 0.45);
  const white = lit(light, RACK.opal, 0.4);
  const shape: WingShape = {
    arm: [
      [440, -150],
      [330, -176],
      [200, -120],
      [90, -46],
      [26, 4],
    ],
    from: -30,
    to: 84,
    long: 300,
    short: 150,
    count: 14,
    width: 60,
  };
  const right = wing(shape, brown, tawny, lit(light, RACK.amber, 0.4));
  const tail = [0, 5, 1, 4, 2, 3].map((k) =>
    pane(feather(0, 70, 90 + (k - 2.5) * 14, 230, 60), lighter(white, -0.04 * (k % 2))),
  );
  return [
    ...tail,
    ...mirrored(right),
    ...right,
    pane(
      path('M0 -90 C52 -70 72 -10 60 60 C50 120 24 160 0 176 C-24 160 -50 120 -60 60 C-72 -10 -52 -70 0 -90Z'),
      tawny,
    ),
    ...[
      [0, 90],
      [-26, 46],
      [26, 46],
      [0, 6],
    ].map(([x = 0, y = 0], k) => pane(feather(x, y - 30, 90, 64, 44), lighter(brown, 0.04 * k))),
    pane(
      path(
        'M34 -74 C44 -110 36 -150 4 -164 C-34 -176 -62 -150 -60 -124 C-52 -116 -40 -110 -36 -72 C-12 -56 14 -56 34 -74Z',
      ),
      lighter(white, 0.04),
    ),
    pane(path('M-58 -134 C-86 -136 -104 -118 -104 -92 C-92 -104 -78 -108 -54 -112Z'), lit(light, RACK.gold, 0.2), 2.8),
    pane(circle(-26, -128, 8), plain({ l: 0.16, c: 0.03, h: 60 }), 2),
  ];
}

/** A small bird at rest, about 120 wide; the origin is its feet. */
export function smallBird(light: Light, base: keyof typeof RACK): Piece[] {
  const body = lit(light, RACK[base], 0.3);
  return [
    pane(path('M34 -34 C60 -30 84 -14 98 6 C72 4 44 2 24 -8Z'), lighter(body, -0.06)),
    pane(
      path('M-60 -54 C-60 -84 -24 -92 -8 -72 C10 -56 44 -46 42 -20 C36 6 -24 10 -42 -14 C-54 -28 -60 -40 -60 -54Z'),
      body,
    ),
    pane(path('M-14 -46 C10 -52 40 -34 56 -8 C30 -4 -8 -12 -14 -46Z'), lighter(body, 0.1)),
    pane(path('M-58 -66 L-84 -58 L-58 -50Z'), lit(light, RACK.amber, 0.2), 2),
    pane(circle(-38, -64, 5), plain({ l: 0.14, c: 0.02, h: 280 }), 0),
  ];
}

/** A dove flying to the left with an olive leaf, about 300 wide; the origin is its breast. */
export function flyingDove(light: Light): Piece[] {
  const white = lit(light, { l: 0.94, c: 0.02, h: 90 }, 0.3);
  return [
    ...[0, 1, 2].map((k) => pane(feather(90, 6, -6 + k * 17, 120, 36), lighter(white, -0.03 * (k % 2)))),
    ...[0, 1, 2, 3].map((k) =>
      pane(feather(4 + k * 5, -20, -118 + k * 24, 190 - k * 14, 52), lighter(white, -0.06 + 0.03 * (k % 2))),
    ),
    pane(path('M-148 -34 L-176 -24 L-146 -16Z'), lit(light, RACK.amber, 0.1), 2.4),
    pane(
      path(
        'M-150 -24 C-150 -54 -112 -64 -92 -44 C-60 -30 0 -44 52 -26 C84 -16 104 0 112 14 C70 30 40 46 -10 46 C-70 44 -104 24 -118 -4 C-136 -6 -150 -12 -150 -24Z',
      ),
      white,
    ),
    ...[0, 1, 2, 3].map((k) =>
      pane(feather(-16 + k * 16, -14, -96 + k * 26, 190 - k * 18, 50), lighter(white, 0.02 - 0.04 * (k % 2))),
    ),
    pane(path('M-176 -24 C-196 -34 -216 -30 -226 -12 C-206 -6 -188 -10 -176 -24Z'), lit(light, RACK.green, 0.3), 2.4),
    pane(circle(-120, -30, 5), plain({ l: 0.14, c: 0.02, h: 280 }), 0),
  ];
}
