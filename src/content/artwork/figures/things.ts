import { lighter, type Light, lit, RACK } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { pane, panes, type Piece } from '../kit/scene.ts';
import { arc, circle, leaf, type Outline, path, polar, rectangle, ribbon, sector, smooth } from '../kit/shapes.ts';

/** An open book, its pages lit from above, about 900 wide; the origin is the middle of its spine. */
export function openBook(light: Light): Piece[] {
  const paper = lit(light, RACK.pearl, 0.5);
  const cover = lit(light, RACK.wine, 0.35);
  const page = (side: 1 | -1): Piece[] => {
    const edge = (v: number, x: number) => -150 + v * 300 - 58 * Math.sin(x * 2.6 + 0.25) + v * 36 * x;
    const at = (x: number, v: number) => [side * x * 430, edge(v, x)] as const;
    const strip = (x0: number, x1: number, v0: number, v1: number): Outline => {
      const steps = Array.from({ length: 9 }, (_, i) => x0 + ((x1 - x0) * i) / 8);
      return [...steps.map((x) => at(x, v0)), ...[...steps].reverse().map((x) => at(x, v1))];
    };
    const rows = [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 1];
    return rows.slice(0, -1).flatMap((v, row) => {
      const next = rows[row + 1] ?? 1;
      const margin = pane(strip(0, 0.1, v, next), lighter(paper, -0.07));
      const outer = pane(strip(0.9, 1, v, next), lighter(paper, 0.02));
      const end = row === 6 ? 0.5 : 0.9;
      const words = row === 0 || row === 7 ? [pane(strip(0.1, 0.9, v, next), lighter(paper, 0.03))] : [
        pane(strip(0.1, end, v, next), lit(light, row % 2 ? RACK.sand : RACK.opal, 0.45)),
        ...(end < 0.9 ? [pane(strip(end, 0.9, v, next), lighter(paper, 0.03))] : []),
      ];
      return [margin, ...words, outer];
    });
  };
  const initial = pane(rectangle(-366, -168, 66, 62), lit(light, RACK.ruby, 0.25));
  return [
    pane(path('M0 210 C-140 150 -320 170 -470 240 L-470 -110 C-320 -200 -120 -190 0 -120 C120 -190 320 -200 470 -110 L470 240 C320 170 140 150 0 210Z'), cover),
    ...page(-1),
    ...page(1),
    initial,
    pane(path('M-16 -132 L16 -132 L22 200 L34 300 L6 268 L-18 304 L-10 200Z'), lit(light, RACK.ruby, 0.3)),
  ];
}

/** An anchor about 560 wide and 800 high; the origin is its middle. */
export function anchor(light: Light): Piece[] {
  const iron = lit(light, RACK.amber, 0.6);
  const shank = [-280, -150, -20, 110, 240, 330];
  const arms = (side: 1 | -1): Piece[] => [
    ...[0, 1, 2].map((k) => pane(ribbon(arc(0, 30, 250, side > 0 ? 90 - k * 27 : 90 + k * 27, side > 0 ? 63 - k * 27 : 117 + k * 27, 300), (t) => 74 - (k + t) * 9), lighter(iron, 0.04 * (k % 2)))),
    pane(path(`M${side * 330} 116 L${side * 246} -70 L${side * 148} 96 L${side * 226} 76Z`), lighter(iron, 0.07)),
  ];
  return [
    ...Array.from({ length: 10 }, (_, k) => pane(sector(0, -350, 42, 82, k * 36, k * 36 + 36), lighter(iron, 0.05 * (k % 2)))),
    ...arms(1),
    ...arms(-1),
    ...shank.slice(0, -1).map((y, k) => pane([[-26 - k * 3, y], [26 + k * 3, y], [29 + k * 3, shank[k + 1] ?? 330], [-29 - k * 3, shank[k + 1] ?? 330]], lighter(iron, 0.05 * (k % 2)))),
    ...[-170, 0].map((x) => pane(rectangle(x, -232, 170, 48), lit(light, RACK.clay, 0.5))),
    pane(circle(-176, -208, 36), lit(light, RACK.clay, 0.4)),
    pane(circle(176, -208, 36), lit(light, RACK.clay, 0.4)),
    pane(path('M-44 320 C-40 360 -10 376 0 396 C10 376 40 360 44 320Z'), lighter(iron, 0.06)),
  ];
}

/** A boat under sail, about 900 wide and 800 high; the origin is at its water line. */
export function boat(light: Light): Piece[] {
  const wood = lit(light, RACK.clay, 0.45);
  const cloth = lit(light, RACK.opal, 0.5);
  const board = (v0: number, v1: number, from: number, to: number): Outline => {
    const at = (x: number, v: number) => [x * (430 - 90 * v), -110 - 62 * x * x * (1 - v) + 150 * v] as const;
    const steps = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
    return [...steps.map((x) => at(x, v0)), ...[...steps].reverse().map((x) => at(x, v1))];
  };
  const hull = [0, 0.28, 0.62, 1].slice(0, -1).flatMap((v, row) => {
    const cuts = row % 2 ? [-1, -0.35, 0.3, 1] : [-1, -0.6, 0.05, 0.62, 1];
    return cuts.slice(0, -1).map((from, k) => pane(board(v, [0.28, 0.62, 1][row] ?? 1, from, cuts[k + 1] ?? 1), row === 0 ? lit(light, RACK.ruby, 0.4) : lighter(wood, 0.05 * (k % 2) - 0.04 * row)));
  });
  const sail = Array.from({ length: 6 }, (_, k) => {
    const y = (n: number) => -760 + (n / 6) * 570;
    const left = (n: number) => 30 + 6 * n;
    const right = (n: number) => 44 + 330 * Math.sin((n / 6) * 1.25) + 16 * n;
    return pane([[left(k), y(k)], ...smooth([[right(k), y(k)], [(right(k) + right(k + 1)) / 2 + 8, (y(k) + y(k + 1)) / 2], [right(k + 1), y(k + 1)]], false, 5), [left(k + 1), y(k + 1)]], k === 2 || k === 3 ? lit(light, RACK.gold, 0.5) : lighter(cloth, -0.02 * (k % 2)));
  });
  const jib = [0, 1, 2, 3].map((k) => {
    const y = (n: number) => -700 + (n / 4) * 500;
    return pane([[-14 - (n4(k) * 60), y(k)], [-14, y(k)], [-14, y(k + 1)], [-14 - n4(k + 1) * 60, y(k + 1)]], lighter(cloth, k % 2 ? -0.06 : -0.02));
  });
  return [pane(rectangle(-4, -800, 22, 700), lit(light, RACK.bark, 0.4)), ...jib, ...sail, pane(path('M6 -862 L96 -838 L6 -804Z'), lit(light, RACK.ruby, 0.3)), ...hull];
}

const n4 = (n: number) => n * 1.35;

/** A fish seen from the side, 300 long, heading left; the origin is its middle. */
export function fish(light: Light, base: keyof typeof RACK = 'turquoise'): Piece[] {
  const skin = lit(light, RACK[base], 0.5);
  const scales = [0, 1, 2, 3].flatMap((column) =>
    Array.from({ length: column === 3 ? 1 : 2 + (column % 2) }, (_, k) => {
      const n = column === 3 ? 1 : 2 + (column % 2);
      const h = [104, 100, 76, 44][column] ?? 60;
      const [x, y] = [-40 + column * 44, -h / 2 + (h * (k + 0.5)) / n];
      return pane(sector(x, y, 0, h / n / 1.7, 95, 265), lighter(skin, 0.06 - 0.03 * k));
    }).reverse(),
  ).reverse();
  return [
    pane(path('M110 0 C140 -20 160 -50 178 -66 C176 -30 170 -14 160 0 C170 14 176 30 178 66 C160 50 140 20 110 0Z'), lighter(skin, -0.08)),
    pane(path('M-30 -50 C0 -90 50 -80 66 -44Z'), lighter(skin, -0.08)),
    pane(path('M-10 52 C10 80 40 76 50 46Z'), lighter(skin, -0.08)),
    pane(path('M-146 4 C-110 -44 -50 -62 0 -58 C60 -54 96 -26 124 0 C96 26 60 52 0 58 C-50 60 -110 44 -146 4Z'), skin),
    ...scales,
    pane(path('M-146 4 C-122 -28 -96 -44 -66 -54 C-50 -20 -50 24 -66 54 C-96 46 -122 32 -146 4Z'), lit(light, RACK.gold, 0.4)),
    pane(circle(-100, -10, 9), () => ({ l: 0.15, c: 0.02, h: 290 }), 2),
  ];
}

/** A key 560 long, its bow to the upper left when turned; the origin is the middle of its bow. */
export function key(light: Light, base: keyof typeof RACK = 'gold'): Piece[] {
  const metal = lit(light, RACK[base], 0.45);
  return [
    ...[0, 1, 2].map((k) => pane(circle(...polar(0, 0, 74, 120 * k + 60), 62), lighter(metal, 0.03 * k))),
    ...[0, 1, 2].map((k) => pane(circle(...polar(0, 0, 74, 120 * k + 60), 27), lit(light, RACK.ruby, 0.2))),
    pane(circle(0, 0, 40), lit(light, RACK.cobalt, 0.2)),
    pane(rectangle(66, -30, 34, 60), lighter(metal, 0.08)),
    ...[0, 1, 2].map((k) => pane(rectangle(100 + k * 130, -17, 130, 34), lighter(metal, 0.05 * (k % 2)))),
    pane(path('M360 17 L360 120 L396 120 L396 88 L420 88 L420 120 L456 120 L456 17Z'), lighter(metal, 0.03)),
    pane(circle(500, 0, 26), lighter(metal, 0.07)),
  ];
}

/** A crown set with stones, about 700 wide; the origin is the middle of its band. */
export function crown(light: Light): Piece[] {
  const gold = lit(light, RACK.gold, 0.45);
  const points = [-300, -150, 0, 150, 300];
  const spikes = points.flatMap((x, k): Piece[] => {
    const top = [-250, -300, -350, -300, -250][k] ?? -300;
    const lean = x * 0.16;
    return [
      pane([[x - 75, -40], [x - 40 + lean * 0.5, top * 0.55], [x + lean, top], [x + 40 + lean * 0.5, top * 0.55], [x + 75, -40]], lighter(gold, 0.04 * (k % 2))),
      pane(leaf(x + lean * 0.15, -50, -90 + lean * 0.22, 130, 58), lit(light, k % 2 ? RACK.emerald : RACK.ruby, 0.15)),
      pane(circle(x + lean * 1.08, top - 22, 28), lit(light, RACK.opal, 0.35)),
    ];
  });
  const band = Array.from({ length: 9 }, (_, k) => {
    const [a, b] = [-375 + (k * 750) / 9, -375 + ((k + 1) * 750) / 9];
    const dip = (x: number) => 34 * Math.cos((x / 375) * (Math.PI / 2));
    return pane([[a, -50 + dip(a)], [b, -50 + dip(b)], [b * 0.97, 60 + dip(b)], [a * 0.97, 60 + dip(a)]], lighter(gold, 0.06 - 0.05 * (k % 2)));
  });
  const stones = [-3, -2, -1, 0, 1, 2, 3].map((k) => pane(circle(k * 106, 4 + 34 * Math.cos((k / 3.5) * (Math.PI / 2)), k % 2 ? 22 : 30, k % 2 ? 30 : 26), lit(light, [RACK.ruby, RACK.cobalt, RACK.emerald, RACK.violet][Math.abs(k)] ?? RACK.ruby, 0.1)));
  return [...spikes, ...band, ...stones];
}

/** A drum of the coast and the highlands: skin, pegs and patterned wood, about 360 wide and 560 high; origin its foot. */
export function drum(light: Light): Piece[] {
  const wood = lit(light, RACK.clay, 0.4);
  const colours = [RACK.ruby, RACK.gold, RACK.emerald, RACK.gold];
  const side = lathe([[190, -540], [196, -440], [176, -300], [128, -140], [120, -70], [150, 0]], [
    { from: -540, to: -480, columns: 9, glass: lit(light, RACK.opal, 0.3) },
    { from: -480, to: -330, columns: 7, glass: wood },
    { from: -330, to: -270, columns: 9, glass: lit(light, RACK.ruby, 0.3) },
    { from: -270, to: -200, columns: 8, glass: lit(light, RACK.gold, 0.4) },
    { from: -200, to: -60, columns: 5, glass: wood },
    { from: -60, to: 0, columns: 7, glass: lit(light, RACK.emerald, 0.3) },
  ], 0.18);
  const zigzag = Array.from({ length: 6 }, (_, k) => pane([[-150 + k * 52, -440], [-124 + k * 52, -350], [-98 + k * 52, -440]], lit(light, colours[k % 4] ?? RACK.gold, 0.25)));
  return [...side, ...zigzag.map((part) => ({ ...part, outline: part.outline.map(([x, y]) => [x, y + 22] as const) })), pane(circle(0, -540, 190, 50), lit(light, RACK.pearl, 0.5)), pane(circle(0, -541, 130, 32), lit(light, RACK.opal, 0.5))];
}

/** A long trumpet with its banner, mouth to the right, about 1,100 long; the origin is its middle. */
export function trumpet(light: Light): Piece[] {
  const brass = lit(light, RACK.gold, 0.45);
  const tube = [-560, -430, -290, -140, 10, 150, 280];
  return [
    ...tube.slice(0, -1).map((x, k) => pane([[x, -13 - k * 1.6], [tube[k + 1] ?? 280, -15 - k * 1.6], [tube[k + 1] ?? 280, 15 + k * 1.6], [x, 13 + k * 1.6]], lighter(brass, 0.06 * (k % 2)))),
    pane(path('M280 -24 C380 -32 440 -70 510 -166 L534 -60 C460 -30 380 -12 280 -8Z'), lighter(brass, 0.07)),
    pane(path('M280 -8 C380 -12 460 -30 534 -60 L534 60 C460 30 380 12 280 8Z'), lighter(brass, 0.02)),
    pane(path('M280 24 C380 32 440 70 510 166 L534 60 C460 30 380 12 280 8Z'), lighter(brass, -0.04)),
    pane(circle(522, 0, 34, 170), lit(light, RACK.amber, 0.3)),
    pane(circle(526, 0, 20, 128), lit(light, RACK.clay, 0.15)),
    ...[-290, 10].map((x) => pane(rectangle(x - 16, -34, 32, 68), lighter(brass, 0.09))),
    pane(rectangle(-600, -22, 42, 44), lighter(brass, 0.05)),
  ];
}

/** A nyatiti or harp of ten strings, about 640 wide and 900 high; the origin is its middle. */
export function harp(light: Light): Piece[] {
  const wood = lit(light, RACK.clay, 0.5);
  const gold = lit(light, RACK.gold, 0.5);
  const neck = smooth([[-250, -400], [-150, -452], [-20, -400], [90, -330], [200, -360], [290, -440]], false, 14);
  const pillar = smooth([[-250, -400], [-262, -200], [-250, 40], [-210, 330], [-190, 430]], false, 14);
  const board = smooth([[290, -440], [250, -200], [130, 120], [-60, 360], [-190, 430]], false, 14);
  const cuts = (line: Outline, width: (t: number) => number, count: number, first = wood) =>
    Array.from({ length: count }, (_, k) => {
      const [a, b] = [k, k + 1].map((n) => Math.round(((line.length - 1) * n) / count)) as [number, number];
      return pane(ribbon(line.slice(a, b + 1), (t) => width((k + t) / count)), lighter(first, 0.06 * (k % 2)));
    });
  const strings = Array.from({ length: 10 }, (_, k) => {
    const t = 0.1 + k * 0.085;
    const [x, y] = neck[Math.round(t * (neck.length - 1))] ?? [0, 0];
    const [bx, by] = board[Math.round((1 - t * 0.97) * (board.length - 1))] ?? [0, 0];
    return pane(ribbon([[x, y], [bx, by]], 9), lighter(gold, 0.08), 2.6);
  });
  return [
    ...strings,
    ...cuts(board, (t) => 58 + 50 * Math.sin(t * Math.PI * 0.9), 8),
    ...cuts(pillar, () => 46, 6, lit(light, RACK.amber, 0.5)),
    ...cuts(neck, (t) => 66 - 14 * Math.sin(t * Math.PI), 7, lit(light, RACK.amber, 0.5)),
    pane(circle(-256, -410, 52), lighter(gold, 0.05)),
    pane(circle(-256, -410, 24), lit(light, RACK.ruby, 0.2)),
    pane(path('M-260 420 C-220 380 -120 390 -90 440 C-80 480 -270 480 -260 420Z'), lighter(wood, 0.05)),
  ];
}

/** A shepherd's staff from its foot to the end of its crook, along a line, in `count` panes. */
export const staff = (light: Light, line: Outline, width: number, count: number): Piece[] =>
  Array.from({ length: count }, (_, k) => {
    const [a, b] = [k, k + 1].map((n) => Math.round(((line.length - 1) * n) / count)) as [number, number];
    return pane(ribbon(line.slice(a, b + 1), (t) => width * (1 - (0.25 * (k + t)) / count)), lighter(lit(light, RACK.clay, 0.5), 0.06 * (k % 2)));
  });

/** A round shield with a cross, 2 × `radius` wide; the origin is its middle. */
export function shield(light: Light, radius = 300): Piece[] {
  const gold = lit(light, RACK.gold, 0.4);
  const field = [RACK.ruby, RACK.cobalt, RACK.ruby, RACK.cobalt];
  return [
    ...Array.from({ length: 24 }, (_, k) => pane(sector(0, 0, radius * 0.84, radius, k * 15, k * 15 + 15), lighter(gold, 0.06 * (k % 2)))),
    ...field.map((base, k) => panes(sector(0, 0, 1, radius * 0.84, k * 90, k * 90 + 90), lit(light, base, 0.3), 112)),
    ...[0, 1, 2, 3].flatMap((k) => [
      pane(ribbon([polar(0, 0, 60, k * 90), polar(0, 0, radius * 0.5, k * 90)], 84), lighter(gold, 0.05)),
      pane(ribbon([polar(0, 0, radius * 0.5, k * 90), polar(0, 0, radius * 0.84, k * 90)], (t) => 84 + 44 * t), lighter(gold, 0)),
    ]),
    pane(circle(0, 0, 78), lighter(gold, 0.1)),
    pane(circle(0, 0, 40), lit(light, RACK.emerald, 0.2)),
  ];
}
