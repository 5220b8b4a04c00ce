import { type Colour, type Light, lighter, lit, plain, RACK } from '../kit/colour.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { circle, path, polar, rectangle, sector } from '../kit/shapes.ts';

/** A small house with a lit window and door; the origin is the middle of its foot, its width `width`. */
export function house(
  light: Light,
  width: number,
  wall: Colour = RACK.sand,
  roof: Colour = RACK.clay,
  shining = true,
): Piece[] {
  const [w, h] = [width / 2, width * 0.62];
  const glow = shining ? plain({ l: 0.9, c: 0.14, h: 90 }) : lit(light, RACK.cobalt, 0.3);
  return [
    pane(rectangle(-w, -h, w, h), lit(light, wall, 0.5)),
    pane(rectangle(0, -h, w, h), lighter(lit(light, wall, 0.5), 0.05)),
    pane(
      [
        [-w * 1.2, -h],
        [0, -h - w * 0.95],
        [0, -h],
      ],
      lit(light, roof, 0.5),
    ),
    pane(
      [
        [0, -h],
        [0, -h - w * 0.95],
        [w * 1.2, -h],
      ],
      lighter(lit(light, roof, 0.5), 0.06),
    ),
    pane(rectangle(-w * 0.66, -h * 0.72, w * 0.42, h * 0.36), glow),
    pane(
      path(`M${w * 0.2} 0 L${w * 0.2} ${-h * 0.5} Q${w * 0.42} ${-h * 0.84} ${w * 0.64} ${-h * 0.5} L${w * 0.64} 0Z`),
      glow,
    ),
  ];
}

/** A church with a bell tower and lit windows, about 420 wide and 560 high; the origin is the middle of its foot. */
export function church(light: Light, wall: Colour = RACK.sand): Piece[] {
  const stone = lit(light, wall, 0.55);
  const roof = lit(light, RACK.clay, 0.5);
  const glow = plain({ l: 0.9, c: 0.14, h: 90 });
  const lancet = (x: number, y: number, w: number, h: number) =>
    pane(path(`M${x - w} ${y} L${x - w} ${y - h} Q${x} ${y - h - w * 2} ${x + w} ${y - h} L${x + w} ${y}Z`), glow);
  return [
    ...[0, 1, 2].map((k) => pane(rectangle(-40 + k * 84, -190, 84, 190), lighter(stone, 0.03 * (k % 2)))),
    ...[0, 1, 2].map((k) =>
      pane(
        [
          [-60 + k * 92, -190],
          [32 + k * 92, -190],
          [40 + k * 80, -280],
          [-40 + k * 80, -280],
        ],
        lighter(roof, 0.04 * (k % 2)),
      ),
    ),
    ...[0, 1, 2].map((k) => pane(rectangle(-150, -330 + k * 110, 116, 110), lighter(stone, 0.05 - 0.02 * k))),
    pane(
      [
        [-166, -330],
        [-92, -470],
        [-18, -330],
      ],
      roof,
    ),
    pane(rectangle(-98, -560, 12, 92), lit(light, RACK.gold, 0.4)),
    pane(rectangle(-120, -534, 56, 12), lit(light, RACK.gold, 0.4)),
    lancet(-92, -220, 18, 46),
    lancet(-92, 0, 26, 76),
    ...[30, 100, 170].map((x) => lancet(x, -54, 15, 60)),
  ];
}

/** An arched door standing open, light in it, about 620 wide and 1,120 high; the origin is the middle of its sill. */
export function openDoor(light: Light): Piece[] {
  const wood = lit(light, RACK.clay, 0.4);
  const inner = 230;
  const heart = [0, -330] as const;
  const reach = (angle: number) => {
    const [dx, dy] = polar(0, 0, 1, angle);
    const wall = Math.abs(dx) < 1e-6 ? Infinity : inner / Math.abs(dx);
    const toFloor = dy > 1e-6 ? -heart[1] / dy : Infinity;
    const lift = heart[1] + 760;
    const toArch = -dy * lift + Math.sqrt(Math.max(0, (dy * lift) ** 2 - lift ** 2 + inner ** 2));
    return Math.min(heart[1] + wall * dy < -760 ? toArch : wall, toFloor);
  };
  const rings = [0.001, 0.24, 0.5, 0.76, 1];
  const view = Array.from({ length: 24 }, (_, k) => {
    const angles = [0, 1, 2, 3, 4, 5].map((i) => (k + i / 5) * 15);
    const ground = k < 12;
    const onPath = k > 3 && k < 8;
    return rings.slice(0, -1).map((from, ring) => {
      const far = rings[ring + 1] ?? 1;
      const outline = [
        ...angles.map((angle) => polar(...heart, reach(angle) * from, angle)),
        ...[...angles].reverse().map((angle) => polar(...heart, reach(angle) * far, angle)),
      ];
      const base = onPath
        ? RACK.sand
        : ground
          ? RACK.green
          : ([RACK.gold, RACK.amber, RACK.orange, RACK.rose][ring] ?? RACK.rose);
      return pane(outline, lighter(lit(light, base, ground && !onPath ? 0.5 : 0.35), 0.05 * ((k + ring) % 2)));
    });
  }).flat();
  const leaf = Array.from({ length: 3 }, (_, k) => {
    const [x0, x1] = [inner + k * 62, inner + (k + 1) * 62];
    const top = (x: number) =>
      -760 - 190 * Math.sin(Math.min(1, (x - inner) / 190 + 0.02) * 1.4) * 0.9 - (x - inner) * 0.16;
    return [0, 1, 2, 3].map((row) => {
      const y = (x: number, n: number) => top(x) + ((40 + (x - inner) * 0.3 - top(x)) * n) / 4;
      return pane(
        [
          [x0, y(x0, row)],
          [x1, y(x1, row)],
          [x1, y(x1, row + 1)],
          [x0, y(x0, row + 1)],
        ],
        lighter(wood, 0.06 * ((k + row) % 2)),
      );
    });
  }).flat();
  const arch = [
    ...Array.from({ length: 11 }, (_, k) =>
      pane(
        sector(0, -760, inner, inner + 78, 180 + (k * 180) / 11, 180 + ((k + 1) * 180) / 11),
        lighter(lit(light, RACK.stone, 0.5), 0.05 * (k % 2)),
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].flatMap((k) =>
      [-1, 1].map((side) =>
        pane(
          rectangle(side < 0 ? -inner - 78 : inner, -760 + k * 127, 78, 127),
          lighter(lit(light, RACK.stone, 0.5), 0.05 * ((k + 1) % 2)),
        ),
      ),
    ),
  ];
  return [
    ...arch,
    ...view,
    pane(circle(...heart, 62), lit(light, { l: 0.9, c: 0.1, h: 92 }, 0.3)),
    ...leaf,
    pane(circle(inner + 34, -350, 16), lit(light, RACK.gold, 0.3)),
  ];
}
