import { type Light, lighter, lit, RACK } from '../kit/colour.ts';
import { type Piece, pane, stand } from '../kit/scene.ts';
import { circle, leaf, path, ribbon, smooth } from '../kit/shapes.ts';

/** An ear of wheat on its straw, `tall` high; the origin is the foot of the straw. */
export function wheatEar(light: Light, tall: number, withLeaf = true): Piece[] {
  const gold = lit(light, RACK.gold, 0.55);
  const grains = Array.from({ length: 11 }, (_, k) => {
    const y = -tall + 20 + k * 21;
    const side = k % 2 ? 1 : -1;
    const grain = smooth(
      `${side * 2} ${y + 22} ${side * 26} ${y + 2} ${side * 27} ${y - 24} ${side * 12} ${y - 30} ${side} ${y - 6}`,
      true,
      4,
    );
    return pane(grain, lighter(gold, (k % 3) * 0.03));
  });
  return [
    pane(ribbon(smooth(`0 0 8 ${-tall / 2} 0 ${-tall + 40}`, false, 8), 9), lit(light, RACK.olive, 0.5)),
    ...(withLeaf
      ? [pane(path('M4 -150 C40 -210 90 -230 120 -300 C96 -190 60 -140 4 -110Z'), lit(light, RACK.lime, 0.5))]
      : []),
    ...[-34, 34, 0].map((lean) =>
      pane(leaf(lean * 0.3, -tall, lean * 0.75 - 90, 130 - Math.abs(lean), 15), lighter(gold, -0.06), 2.4),
    ),
    pane(leaf(0, -tall + 20, -90, 54, 26), gold),
    ...grains,
  ];
}

/** A sheaf of wheat bound with a band, about 560 wide and 900 high; the origin is its foot. */
export function sheaf(light: Light): Piece[] {
  const straw = lit(light, RACK.amber, 0.55);
  const ears = [-5, 5, -4, 4, -3, 3, -2, 2, -1, 1, 0].flatMap((k) =>
    stand(wheatEar(light, 560 - Math.abs(k) * 16, false), { x: k * 11, y: -300, turn: k * 8.5 }),
  );
  const skirt = Array.from({ length: 9 }, (_, k) => {
    const [a, b] = [k - 4.5, k - 3.5];
    return pane(
      [
        [a * 20, -330],
        [b * 20, -330],
        [b * 20, -270],
        [b * 46, 0 + 8 * (k % 2)],
        [a * 46, 0],
        [a * 20, -270],
      ],
      lighter(straw, 0.06 * (k % 2)),
    );
  });
  const band = [0, 1, 2, 3].map((k) =>
    pane(
      [
        [-104 + k * 52, -334 + 8 * Math.sin(k)],
        [-52 + k * 52, -334 + 8 * Math.sin(k + 1)],
        [-52 + k * 52, -278 + 8 * Math.sin(k + 1)],
        [-104 + k * 52, -278 + 8 * Math.sin(k)],
      ],
      lit(light, k % 2 ? RACK.ruby : RACK.wine, 0.3),
    ),
  );
  return [...ears, ...skirt, ...band];
}

/** A vine leaf of five lobes, each its own pane, about 200 across; the origin is its stalk. */
export function vineLeaf(light: Light, base: keyof typeof RACK = 'green'): Piece[] {
  const green = lit(light, RACK[base], 0.5);
  return [-118, 118, -58, 58, 0].map((turn, k) =>
    pane(
      smooth(
        `0 0 30 -34 ${52 - k * 2} -58 30 -84 22 -118 0 ${-136 - k * 4} -22 -118 -30 -84 ${-52 + k * 2} -58 -30 -34`,
        true,
        4,
      ).map(([x, y]) => {
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        return [x * cos - y * sin, x * sin + y * cos] as const;
      }),
      lighter(green, (k % 3) * 0.035),
    ),
  );
}

/** A cluster of grapes, about 200 wide and 280 high; the origin is where it hangs. */
export function grapes(light: Light, base: keyof typeof RACK = 'violet'): Piece[] {
  const berry = lit(light, { ...RACK[base], l: RACK[base].l + 0.06 }, 0.35);
  const rows = [4, 5, 4, 3, 2, 1];
  return [...rows.entries()]
    .reverse()
    .flatMap(([row, count]) =>
      Array.from({ length: count }, (_, k) =>
        pane(circle((k - (count - 1) / 2) * 46, 40 + row * 42, 27), lighter(berry, 0.05 * ((k + row) % 2))),
      ),
    );
}

/** A seedling with two young leaves and two more to come, about 300 wide and 360 high; the origin is the soil. */
export function seedling(light: Light): Piece[] {
  const green = lit(light, RACK.green, 0.5);
  const half = (turn: number, side: 1 | -1, length: number, width: number, y: number) => {
    const rim = leaf(0, y, turn, length, width);
    const middle = Math.floor(rim.length / 2);
    return [
      pane(rim.slice(0, middle + 1), lighter(green, 0.07 * (side > 0 ? 1 : 0))),
      pane([...rim.slice(middle), rim[0] ?? [0, 0]], lighter(green, 0.07 * (side > 0 ? 0 : 1))),
    ];
  };
  return [
    pane(
      ribbon(smooth('0 20 -8 -80 6 -180 0 -260', false, 8), (t) => 28 - 14 * t),
      lit(light, RACK.lime, 0.5),
    ),
    ...half(-150, -1, 250, 130, -180),
    ...half(-32, 1, 260, 136, -190),
    ...half(-112, -1, 170, 84, -240),
    ...half(-66, 1, 170, 84, -240),
  ];
}
