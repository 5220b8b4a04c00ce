import { type Glass, lighter } from '../kit/colour.ts';
import { type Piece, pane } from '../kit/scene.ts';
import { feather, smooth } from '../kit/shapes.ts';

/** How a wing is spread, drawn to the right of its bird. */
export interface WingShape {
  /** The arm from the outermost feather (first) to the shoulder (last). */
  arm: readonly (readonly [number, number])[];
  /** Directions of the outermost and the innermost feather, in degrees. */
  from: number;
  to: number;
  /** Lengths of the outermost and the innermost feather. */
  long: number;
  short: number;
  count: number;
  width: number;
}

/** A wing: long feathers, two rows of coverts over them, and the arm along its front; one pane to each. */
export function wing(
  { arm, from, to, long, short, count, width }: WingShape,
  glass: Glass,
  coverts = glass,
  front = glass,
): Piece[] {
  const bone = smooth(arm, false, 12);
  const row = (share: number, n: number, wide: number, shift: number, colour: Glass) =>
    Array.from({ length: n }, (_, k) => {
      const t = (k + shift) / (n - 1 + 2 * shift);
      const [x, y] = bone[Math.round(t * (bone.length - 1))] ?? [0, 0];
      const length = (long + (short - long) * t ** 0.8) * share;
      return pane(
        feather(x, y, from + (to - from) * t, length, wide * (1 - 0.12 * t)),
        lighter(colour, (k % 2) * -0.035),
      );
    });
  const [tip, ...rest] = arm;
  const shoulder = rest.at(-1) ?? [0, 0];
  const edge = [
    ...arm.map(([x, y]) => [x + 4, y - 15] as const),
    [shoulder[0] - 8, shoulder[1] + 22] as const,
    ...[...arm]
      .reverse()
      .slice(1)
      .map(([x, y]) => [x - 6, y + 15] as const),
  ];
  return [
    ...row(1, count, width, 0, glass),
    ...row(0.6, count - 2, width * 1.02, 0.35, lighter(coverts, 0.02)),
    ...row(0.34, count - 4, width * 1.05, 0.45, lighter(coverts, 0.045)),
    ...(tip ? [pane(smooth(edge, true, 6), lighter(front, 0.05))] : []),
  ];
}
