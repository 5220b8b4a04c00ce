import type { Glass, Light } from './colour.ts';
import { type Outline, type Placement, placed } from './shapes.ts';

/** One shape of glass: a single pane, or, with a size, a surface broken into many. */
export interface Piece {
  outline: Outline;
  glass: Glass;
  /** Breaks the shape into panes about this wide. */
  size?: number;
  /** Panes' height over their width, for ground and water; 1 unless told. */
  squash?: number;
  /** Width of the lead about it, in pixels; `LEAD` unless told. */
  lead?: number;
}

/** Pieces that stand together before the rest, held by one heavier lead all round. */
export interface Figure {
  parts: readonly Piece[];
  edge: number;
}

/** One picture: what it is called, what is seen in it, its light, and its glass from back to front. */
export interface Scene {
  name: string;
  alt: string;
  width: number;
  height: number;
  /** The widths, in pixels, in which the picture is written. */
  widths: readonly number[];
  light: Light;
  draw: (light: Light) => readonly (Piece | Figure)[];
}

/** The usual lead between two panes, in pixels. */
export const LEAD = 3.6;

/**
 * Pictures that lie: slides, galleries, banners. 720 is as wide as a phone's screen of two pixels a point, and two thirds of
 * one of three.
 */
export const WIDE = { width: 1600, height: 1000, widths: [480, 720, 960, 1600] } as const;

/** Pictures that stand, in arched windows; the arch cuts their upper corners. 320 is for two beside each other on a phone. */
export const TALL = { width: 1200, height: 1500, widths: [320, 480, 720, 1200] } as const;

/** A single pane. */
export const pane = (outline: Outline, glass: Glass, lead?: number): Piece => ({
  outline,
  glass,
  ...(lead === undefined ? {} : { lead }),
});

/** A surface broken into panes about `size` wide. */
export const panes = (outline: Outline, glass: Glass, size: number, squash = 1): Piece => ({
  outline,
  glass,
  size,
  squash,
});

/** A figure, with a heavy lead about the whole of it. */
export const figure = (parts: readonly Piece[], edge = 10): Figure => ({ parts, edge });

/** Pieces drawn about the origin, moved to their place; the lead of small ones is finer. */
export const stand = (parts: readonly Piece[], where: Placement): Piece[] => {
  const scale = where.scale ?? 1;
  return parts.map((part) => ({
    ...part,
    outline: placed(part.outline, where),
    lead: (part.lead ?? LEAD) * Math.min(1, Math.max(0.5, Math.sqrt(scale))),
    ...(part.size === undefined ? {} : { size: part.size * scale }),
  }));
};
