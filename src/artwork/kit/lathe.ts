import type { Glass } from './colour.ts';
import { lighter } from './colour.ts';
import { type Piece, pane } from './scene.ts';
import { type Outline, type Point, smooth } from './shapes.ts';

/** One band of a turned vessel, from its height `from` to `to`, in `columns` panes. */
export interface Band {
  from: number;
  to: number;
  columns: number;
  glass: Glass;
}

/**
 * A vessel as a potter or a turner makes it: the profile gives half its width at each height (`[half width, y]`, from
 * the rim down), and every band goes round it in panes that narrow towards the sides.
 */
export function lathe(profile: Outline, bands: readonly Band[], bow = 0.12): Piece[] {
  const line = smooth(profile, false, 14);
  const half = (y: number) => {
    const i = line.findIndex(([, at]) => at >= y);
    const [a, b] = [line[Math.max(0, i - 1)], i < 0 ? line.at(-1) : line[i]];
    if (!a || !b) return 0;
    const share = b[1] === a[1] ? 0 : Math.min(1, Math.max(0, (y - a[1]) / (b[1] - a[1])));
    return i < 0 ? b[0] : a[0] + (b[0] - a[0]) * share;
  };
  const at = (y: number, across: number): Point => [
    half(y) * Math.sin((across * Math.PI) / 2),
    y + bow * half(y) * Math.cos((across * Math.PI) / 2),
  ];
  return bands.flatMap(({ from, to, columns, glass }, band) =>
    Array.from({ length: columns }, (_, k) => {
      const shift = columns > 1 && band % 2 ? 0.5 / columns : 0;
      const [left, right] = [k, k + 1].map((n) => Math.max(-1, Math.min(1, (2 * n) / columns - 1 + shift))) as [
        number,
        number,
      ];
      const steps = Array.from({ length: 9 }, (_, i) => i / 8);
      const outline = [
        ...steps.map((t) => at(from, (k === 0 ? -1 : left) + (right - (k === 0 ? -1 : left)) * t)),
        ...steps.map((t) => at(from + (to - from) * t, right)),
        ...steps.map((t) => at(to, right + ((k === 0 ? -1 : left) - right) * t)),
        ...steps.map((t) => at(to + (from - to) * t, k === 0 ? -1 : left)),
      ];
      return pane(outline, lighter(glass, (k % 2) * 0.03));
    }),
  );
}
