import { type Colour, lighter, type Light, lit, plain, RACK } from '../kit/colour.ts';
import { pane, panes, type Piece } from '../kit/scene.ts';
import { arc, chance, circle, coordinates, type Outline, path, polar, rectangle, ribbon, sector } from '../kit/shapes.ts';

/** Courses of stone between two heights, `half` wide each side of the middle at each height. */
function masonry(light: Light, top: number, foot: number, half: (y: number) => number, rows: number, base: Colour = RACK.stone, columns = 5): Piece[] {
  const stone = lit(light, base, 0.55);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const [y0, y1] = [top + ((foot - top) * row) / rows, top + ((foot - top) * (row + 1)) / rows];
    const cuts = Array.from({ length: columns + 1 }, (_, k) => Math.max(-1, Math.min(1, (2 * k - (row % 2)) / columns - 1 + (k > 0 && k < columns ? 0.12 * (chance(row, k) - 0.5) : 0))));
    return [...cuts, ...(row % 2 ? [1] : [])].slice(0, -1).flatMap((from, k): Piece[] => {
      const to = [...cuts, 1][k + 1] ?? 1;
      return to - from < 0.02 ? [] : [pane([[from * half(y0), y0], [to * half(y0), y0], [to * half(y1), y1], [from * half(y1), y1]], lighter(stone, 0.06 * (chance(row, k, 2) - 0.4)))];
    });
  });
}

/** A small house with a lit window and door; the origin is the middle of its foot, its width `width`. */
export function house(light: Light, width: number, wall: Colour = RACK.sand, roof: Colour = RACK.clay, shining = true): Piece[] {
  const [w, h] = [width / 2, width * 0.62];
  const glow = shining ? plain({ l: 0.9, c: 0.14, h: 90 }) : lit(light, RACK.cobalt, 0.3);
  return [
    pane(rectangle(-w, -h, w, h), lit(light, wall, 0.5)),
    pane(rectangle(0, -h, w, h), lighter(lit(light, wall, 0.5), 0.05)),
    pane([[-w * 1.2, -h], [0, -h - w * 0.95], [0, -h]], lit(light, roof, 0.5)),
    pane([[0, -h], [0, -h - w * 0.95], [w * 1.2, -h]], lighter(lit(light, roof, 0.5), 0.06)),
    pane(rectangle(-w * 0.66, -h * 0.72, w * 0.42, h * 0.36), glow),
    pane(path(`M${w * 0.2} 0 L${w * 0.2} ${-h * 0.5} Q${w * 0.42} ${-h * 0.84} ${w * 0.64} ${-h * 0.5} L${w * 0.64} 0Z`), glow),
  ];
}

/** A church with a bell tower and lit windows, about 420 wide and 560 high; the origin is the middle of its foot. */
export function church(light: Light, wall: Colour = RACK.sand): Piece[] {
  const stone = lit(light, wall, 0.55);
  const roof = lit(light, RACK.clay, 0.5);
  const glow = plain({ l: 0.9, c: 0.14, h: 90 });
  const lancet = (x: number, y: number, w: number, h: number) => pane(path(`M${x - w} ${y} L${x - w} ${y - h} Q${x} ${y - h - w * 2} ${x + w} ${y - h} L${x + w} ${y}Z`), glow);
  return [
    ...[0, 1, 2].map((k) => pane(rectangle(-40 + k * 84, -190, 84, 190), lighter(stone, 0.03 * (k % 2)))),
    ...[0, 1, 2].map((k) => pane([[-60 + k * 92, -190], [32 + k * 92, -190], [10 + k * 84, -280], [-50 + k * 84, -280]], lighter(roof, 0.04 * (k % 2)))),
    ...[0, 1, 2].map((k) => pane(rectangle(-150, -330 + k * 110, 116, 110), lighter(stone, 0.05 - 0.02 * k))),
    pane([[-166, -330], [-92, -470], [-18, -330]], roof),
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
      const outline = [...angles.map((angle) => polar(...heart, reach(angle) * from, angle)), ...[...angles].reverse().map((angle) => polar(...heart, reach(angle) * far, angle))];
      const base = onPath ? RACK.sand : ground ? RACK.green : [RACK.gold, RACK.amber, RACK.orange, RACK.rose][ring] ?? RACK.rose;
      return pane(outline, lighter(lit(light, base, ground && !onPath ? 0.5 : 0.35), 0.05 * ((k + ring) % 2)));
    });
  }).flat();
  const leaf = Array.from({ length: 3 }, (_, k) => {
    const [x0, x1] = [inner + k * 62, inner + (k + 1) * 62];
    const top = (x: number) => -760 - 190 * Math.sin(Math.min(1, (x - inner) / 190 + 0.02) * 1.4) * 0.9 - (x - inner) * 0.16;
    return [0, 1, 2, 3].map((row) => {
      const y = (x: number, n: number) => top(x) + ((40 + (x - inner) * 0.3 - top(x)) * n) / 4;
      return pane([[x0, y(x0, row)], [x1, y(x1, row)], [x1, y(x1, row + 1)], [x0, y(x0, row + 1)]], lighter(wood, 0.06 * ((k + row) % 2)));
    });
  }).flat();
  const arch = [
    ...Array.from({ length: 11 }, (_, k) => pane(sector(0, -760, inner, inner + 78, 180 + (k * 180) / 11, 180 + ((k + 1) * 180) / 11), lighter(lit(light, RACK.stone, 0.5), 0.05 * (k % 2)))),
    ...[0, 1, 2, 3, 4, 5].flatMap((k) => [-1, 1].map((side) => pane(rectangle(side < 0 ? -inner - 78 : inner, -760 + k * 127, 78, 127), lighter(lit(light, RACK.stone, 0.5), 0.05 * ((k + 1) % 2))))),
  ];
  return [...arch, ...view, pane(circle(...heart, 62), lit(light, { l: 0.9, c: 0.1, h: 92 }, 0.3)), ...leaf, pane(circle(inner + 34, -350, 16), lit(light, RACK.gold, 0.3))];
}

/** A stone bridge of one arch, about 1,300 wide; the origin is the middle of the arch at the water. */
export function bridge(light: Light): Piece[] {
  const stone = lit(light, RACK.stone, 0.6);
  const deck = (x: number) => -380 + 0.00022 * x * x;
  const wall = (side: 1 | -1) => Array.from({ length: 4 }, (_, row) => row).flatMap((row) => {
    const y0 = (x: number) => deck(x) + 46 + (row * (60 - deck(x) - 46)) / 4;
    const y1 = (x: number) => deck(x) + 46 + ((row + 1) * (60 - deck(x) - 46)) / 4;
    return Array.from({ length: 6 }, (_, k) => {
      const [a, b] = [k, k + 1].map((n) => side * Math.max(0, n * 135 - (row % 2) * 66)) as [number, number];
      return pane([[a, y0(a)], [b, y0(b)], [b, y1(b)], [a, y1(a)]], lighter(stone, 0.07 * (chance(row, k, side) - 0.5)));
    });
  });
  const parapet = Array.from({ length: 14 }, (_, k) => {
    const [a, b] = [-735 + k * 105, -630 + k * 105];
    return pane([[a, deck(a) - 12], [b, deck(b) - 12], [b, deck(b) + 46], [a, deck(a) + 46]], lighter(lit(light, RACK.sand, 0.6), 0.05 * (k % 2)));
  });
  const ring = Array.from({ length: 15 }, (_, k) => pane(sector(0, 20, 290, 350, 180 + k * 12, 192 + k * 12), lighter(lit(light, RACK.clay, 0.5), 0.05 * (k % 2))));
  return [...wall(1), ...wall(-1), ...parapet, ...ring];
}

/** The opening under a bridge's arch. */
export const archOpening: Outline = [...arc(0, 20, 290, 180, 360), [290, 90], [-290, 90]];

/** A well with its roof and bucket, about 560 wide and 860 high; the origin is the middle of its foot. */
export function well(light: Light): Piece[] {
  const wood = lit(light, RACK.earth, 0.5);
  const roof = Array.from({ length: 8 }, (_, k) => {
    const [a, b] = [k - 4, k - 3];
    return [0, 1].map((row) => pane([[a * (50 + row * 22), -800 + row * 90], [b * (50 + row * 22), -800 + row * 90], [b * (72 + row * 22), -710 + row * 90], [a * (72 + row * 22), -710 + row * 90]], lighter(lit(light, row ? RACK.clay : RACK.ruby, 0.4), 0.05 * ((k + row) % 2))));
  }).flat();
  return [
    pane(rectangle(-226, -640, 36, 360), wood),
    pane(rectangle(190, -640, 36, 360), wood),
    pane(ribbon(coordinates('-190 -560 190 -560'), 34), lighter(wood, 0.06)),
    pane(rectangle(-7, -545, 14, 150), lit(light, RACK.sand, 0.4)),
    pane(path('M-58 -400 L58 -400 L46 -296 L-46 -296Z'), lit(light, RACK.clay, 0.5)),
    pane(path('M-60 -410 L60 -410 L57 -384 L-57 -384Z'), lit(light, RACK.amber, 0.4)),
    ...roof,
    pane(circle(0, -290, 284, 50), lit(light, RACK.stone, 0.6)),
    pane(circle(0, -290, 226, 32), lit(light, RACK.azure, 0.5)),
    ...masonry(light, -286, 0, (y) => 284 - (y + 286) * 0.06, 4, RACK.stone, 5),
  ];
}

/** A great rock, its top flat to build on, about 900 wide and 420 high; the origin is the middle of its top. */
export const rock = (light: Light): Piece[] => [
  panes(path('M-250 0 L-120 -14 L60 -6 L240 -16 L330 40 L420 150 L500 260 L560 460 L-580 460 L-500 280 L-400 170 L-340 60Z'), lit(light, RACK.slate, 0.5), 120, 0.8),
];

/** The ark, about 900 wide and 620 high; the origin is its water line. */
export function ark(light: Light): Piece[] {
  const plank = (v0: number, v1: number, from: number, to: number, base: Colour, lift: number) => {
    const at = (x: number, v: number) => [x * (470 - 130 * v), -190 - 80 * x ** 4 * (1 - v) + 260 * v + 20 * (1 - x * x) * v] as const;
    const steps = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
    return pane([...steps.map((x) => at(x, v0)), ...[...steps].reverse().map((x) => at(x, v1))], lighter(lit(light, base, 0.45), lift));
  };
  const hull = [0, 0.2, 0.45, 0.72, 1].slice(0, -1).flatMap((v, row) => {
    const cuts = row % 2 ? [-1, -0.5, 0.1, 0.6, 1] : [-1, -0.7, -0.2, 0.34, 1];
    return cuts.slice(0, -1).map((from, k) => plank(v, [0.2, 0.45, 0.72, 1][row] ?? 1, from, cuts[k + 1] ?? 1, row ? RACK.clay : RACK.amber, 0.05 * (k % 2) - 0.02 * row));
  });
  const cabin = [-3, -2, -1, 0, 1, 2].map((k) => pane(rectangle(k * 88, -350, 88, 180), lighter(lit(light, RACK.sand, 0.5), 0.05 * (k & 1))));
  const windows = [-2, -1, 0, 1, 2].map((k) => pane(path(`M${k * 88 - 24} -232 L${k * 88 - 24} -280 Q${k * 88} -326 ${k * 88 + 24} -280 L${k * 88 + 24} -232Z`), plain({ l: 0.88, c: 0.14, h: 88 })));
  const roof = Array.from({ length: 7 }, (_, k) => pane([[-322 + k * 92, -344], [-230 + k * 92, -344], [-150 + (k + 1) * 43 - 0, -470], [-150 + k * 43, -470]], lighter(lit(light, k % 2 ? RACK.ruby : RACK.wine, 0.4), 0.04)));
  return [...cabin, ...windows, ...roof, ...hull];
}

/** A sword pointing up, 900 long; the origin is the middle of its guard. */
export function sword(light: Light): Piece[] {
  const steel = lit(light, { l: 0.82, c: 0.03, h: 240 }, 0.4);
  const gold = lit(light, RACK.gold, 0.4);
  const cuts = [-20, -190, -360, -520];
  return [
    ...cuts.slice(0, -1).flatMap((y, k) => {
      const next = cuts[k + 1] ?? -520;
      return [pane([[-32 + k * 2, y], [0, y], [0, next], [-30 + k * 2, next]], lighter(steel, -0.06)), pane([[0, y], [32 - k * 2, y], [30 - k * 2, next], [0, next]], lighter(steel, 0.05))];
    }),
    pane([[-26, -520], [0, -520], [0, -640]], lighter(steel, -0.04)),
    pane([[0, -520], [26, -520], [0, -640]], lighter(steel, 0.07)),
    ...[0, 1, 2].map((k) => pane(rectangle(-20, 14 + k * 56, 40, 56), lit(light, k % 2 ? RACK.gold : RACK.wine, 0.3))),
    pane(path('M-150 -34 C-100 -14 100 -14 150 -34 L150 14 C100 26 -100 26 -150 14Z'), gold),
    pane(circle(0, 214, 36), lighter(gold, 0.06)),
    pane(circle(0, 214, 16), lit(light, RACK.ruby, 0.2)),
  ];
}
