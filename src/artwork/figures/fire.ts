import { type Light, lighter, lit, plain, RACK } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { path, placed, ribbon, smooth } from '../kit/shapes.ts';

/** A flame 100 high, one within the other; the origin is its foot. */
export function flame(): Piece[] {
  const tongue = (k: number) =>
    placed(path('M0 4 C-26 4 -40 -18 -34 -42 C-29 -60 -8 -72 2 -102 C10 -78 36 -62 36 -36 C36 -12 22 4 0 4Z'), {
      scale: k,
    });
  return [
    pane(tongue(1), plain({ l: 0.7, c: 0.18, h: 52 })),
    pane(placed(tongue(0.7), { y: 1 }), plain({ l: 0.84, c: 0.16, h: 82 })),
    pane(placed(tongue(0.38), { y: 1 }), plain({ l: 0.95, c: 0.08, h: 98 })),
  ];
}

/** A great fire of many tongues, about 560 wide and 760 high; the origin is the middle of its foot. */
export function greatFire(light: Light): Piece[] {
  const tongue = (x: number, height: number, width: number, lean: number, base: keyof typeof RACK, lift = 0) =>
    pane(
      path(
        `M${x} 0 C${x - width} -${height * 0.06} ${x - width * 1.05} -${height * 0.38} ${x - width * 0.35 + lean * 0.4} -${height * 0.58}` +
          ` C${x + lean * 0.7} -${height * 0.72} ${x + lean * 0.5} -${height * 0.86} ${x + lean} -${height}` +
          ` C${x + lean + width * 0.35} -${height * 0.8} ${x + width * 0.95} -${height * 0.64} ${x + width * 0.9} -${height * 0.36} C${x + width * 0.88} -${height * 0.1} ${x + width * 0.5} 0 ${x} 0Z`,
      ),
      lighter(lit(light, RACK[base], 0.22), lift),
    );
  return [
    tongue(-200, 430, 110, -70, 'ruby'),
    tongue(205, 470, 112, 80, 'ruby', 0.03),
    tongue(-110, 640, 140, -50, 'ruby', 0.06),
    tongue(120, 680, 140, 50, 'ruby', 0.04),
    tongue(0, 800, 160, 10, 'orange', -0.03),
    tongue(-130, 430, 96, -30, 'orange', 0.02),
    tongue(135, 450, 98, 36, 'orange'),
    tongue(4, 600, 128, -16, 'amber'),
    tongue(-74, 300, 66, -16, 'amber', 0.05),
    tongue(80, 310, 66, 18, 'amber', 0.04),
    tongue(2, 400, 92, 10, 'gold', 0.02),
    tongue(0, 220, 54, -4, 'opal', 0.04),
  ];
}

/** A clay lamp, as in Jesus' day, with its handle and its burning spout, about 620 wide; the origin is its middle. */
export function clayLamp(light: Light): Piece[] {
  const clay = lit(light, RACK.clay, 0.55);
  const handle = ribbon(
    smooth(
      [
        [-232, -34],
        [-318, -96],
        [-372, -30],
        [-330, 52],
        [-222, 62],
      ],
      false,
      10,
    ),
    (t) => 38 - 10 * Math.sin(t * Math.PI),
  );
  return [
    pane(handle, lighter(clay, -0.05)),
    pane(
      path('M120 -64 C220 -70 282 -110 330 -124 C362 -132 372 -108 356 -88 C318 -40 250 40 150 84Z'),
      lighter(clay, 0.06),
    ),
    ...lathe(
      [
        [190, -76],
        [262, -20],
        [270, 30],
        [200, 104],
        [120, 140],
      ],
      [
        { from: -76, to: -20, columns: 7, glass: lighter(clay, 0.05) },
        { from: -20, to: 40, columns: 9, glass: lit(light, RACK.amber, 0.4) },
        { from: 40, to: 140, columns: 7, glass: lighter(clay, -0.03) },
      ],
      0.1,
    ),
    pane(path('M-190 -76 C-150 -112 150 -112 190 -76 C150 -44 -150 -44 -190 -76Z'), lighter(clay, 0.1)),
    pane(path('M-74 -80 C-56 -98 56 -98 74 -80 C56 -62 -56 -62 -74 -80Z'), plain({ l: 0.3, c: 0.09, h: 40 })),
    ...lathe(
      [
        [120, 148],
        [92, 172],
        [150, 204],
      ],
      [{ from: 148, to: 204, columns: 5, glass: lighter(clay, -0.07) }],
      0.1,
    ),
  ];
}

/** A candle `height` high with its flame; the origin is the middle of its foot. */
export function candle(light: Light, height: number, width = 64): Piece[] {
  const wax = lit(light, RACK.opal, 0.6);
  const half = width / 2;
  const level = (k: number) => -height + (height * k) / 4;
  return [
    ...lathe(
      [
        [half, -height],
        [half, -height / 2],
        [half, 0],
      ],
      [0, 1, 2, 3].map((k) => ({
        from: level(k),
        to: level(k + 1),
        columns: k % 2 ? 1 : 2,
        glass: lighter(wax, -0.03 * k),
      })),
      0.2,
    ),
    ...flame().map((part) => ({ ...part, outline: placed(part.outline, { y: -height - 4, scale: width / 58 }) })),
  ];
}
