import { clampChroma, formatHex } from 'culori';

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Colour {
  l: number;
  c: number;
  h: number;
}

/** What colour a pane has where it stands. */
export type Glass = (x: number, y: number) => Colour;

/** The one source of light of a scene. */
export interface Light {
  x: number;
  y: number;
  /** Pixels over which the light falls to about a third. */
  reach: number;
  /** How strongly the light itself shines over the glass; 1 unless told. */
  glow?: number;
  /** Small lights that the scene carries besides: each a flame, a window, a star. */
  lesser?: readonly { x: number; y: number; reach: number; glow?: number }[];
}

/** How much of the light arrives, 0 to 1. */
export const lightAt = (light: Light, x: number, y: number) =>
  Math.exp(-Math.hypot(x - light.x, y - light.y) / light.reach);

const colour = (l: number, c: number, h: number): Colour => ({ l, c, h });

/** The glass on the rack: every scene takes its colours from here. */
export const RACK = {
  opal: colour(0.91, 0.024, 85),
  pearl: colour(0.82, 0.04, 75),
  gold: colour(0.85, 0.15, 88),
  amber: colour(0.74, 0.16, 66),
  orange: colour(0.68, 0.18, 48),
  ruby: colour(0.47, 0.19, 22),
  wine: colour(0.38, 0.14, 5),
  rose: colour(0.65, 0.16, 5),
  violet: colour(0.44, 0.17, 305),
  indigo: colour(0.3, 0.14, 280),
  cobalt: colour(0.43, 0.17, 264),
  azure: colour(0.62, 0.14, 245),
  teal: colour(0.52, 0.1, 205),
  turquoise: colour(0.7, 0.11, 195),
  emerald: colour(0.5, 0.13, 155),
  green: colour(0.58, 0.14, 140),
  lime: colour(0.74, 0.16, 122),
  olive: colour(0.5, 0.11, 118),
  moss: colour(0.38, 0.09, 140),
  sand: colour(0.76, 0.09, 78),
  clay: colour(0.56, 0.13, 45),
  earth: colour(0.42, 0.09, 50),
  bark: colour(0.33, 0.07, 45),
  slate: colour(0.45, 0.09, 282),
  stone: colour(0.62, 0.035, 80),
} as const satisfies Record<string, Colour>;

/** What the light makes of glass near it: gold, or rose where gold over blue would go grey. */
const GOLD_LIGHT = colour(0.88, 0.15, 84);
const ROSE_LIGHT = colour(0.8, 0.15, 40);

const toRadians = (h: number) => (h * Math.PI) / 180;

/** Two colours mixed as light mixes, `share` of the second. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const t = Math.min(1, Math.max(0, share));
  const x = a.c * Math.cos(toRadians(a.h)) * (1 - t) + b.c * Math.cos(toRadians(b.h)) * t;
  const y = a.c * Math.sin(toRadians(a.h)) * (1 - t) + b.c * Math.sin(toRadians(b.h)) * t;
  return { l: a.l * (1 - t) + b.l * t, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

/** Glass of one colour that takes up the light: darker away from it, brighter and warmer near it. */
export function lit(light: Light, base: Colour, warmth = 0.75): Glass {
  return (x, y) => {
    const t = lightAt(light, x, y);
    const shaded = { ...base, l: base.l * (0.85 + 0.33 * t), c: base.c * (0.92 + 0.2 * t) };
    const cold = base.h > 225 && base.h < 345 && base.c > 0.05;
    return mix(shaded, cold ? ROSE_LIGHT : GOLD_LIGHT, warmth * t ** 1.3);
  };
}

/** Glass of one colour that keeps it, whatever the light. */
export const plain =
  (base: Colour): Glass =>
  () =>
    base;

/** Colours by how near the light is: [light 0 to 1, lightness, chroma, hue]; hues may pass 360 to say which way round. */
export type Palette = readonly (readonly [number, number, number, number])[];

/** The skies: each runs from the farthest glass to the nearest. */
export const SKIES = {
  dawn: [
    [0, 0.22, 0.12, 272],
    [0.2, 0.32, 0.15, 286],
    [0.36, 0.43, 0.165, 322],
    [0.52, 0.57, 0.17, 367],
    [0.68, 0.7, 0.16, 407],
    [0.84, 0.82, 0.15, 437],
    [1, 0.93, 0.11, 450],
  ],
  dusk: [
    [0, 0.2, 0.1, 300],
    [0.2, 0.31, 0.14, 350],
    [0.4, 0.47, 0.19, 380],
    [0.6, 0.63, 0.19, 404],
    [0.8, 0.79, 0.16, 430],
    [1, 0.95, 0.1, 450],
  ],
  day: [
    [0, 0.33, 0.14, 264],
    [0.25, 0.47, 0.15, 255],
    [0.45, 0.62, 0.13, 240],
    [0.65, 0.77, 0.09, 220],
    [0.82, 0.9, 0.08, 110],
    [1, 0.97, 0.06, 95],
  ],
  night: [
    [0, 0.17, 0.08, 275],
    [0.25, 0.26, 0.12, 270],
    [0.45, 0.37, 0.14, 262],
    [0.65, 0.53, 0.12, 245],
    [0.82, 0.75, 0.08, 200],
    [1, 0.95, 0.08, 100],
  ],
  garden: [
    [0, 0.24, 0.07, 200],
    [0.25, 0.37, 0.1, 175],
    [0.45, 0.5, 0.12, 160],
    [0.65, 0.67, 0.13, 130],
    [0.82, 0.83, 0.14, 105],
    [1, 0.95, 0.1, 95],
  ],
  ember: [
    [0, 0.2, 0.08, 345],
    [0.25, 0.32, 0.13, 370],
    [0.45, 0.46, 0.17, 385],
    [0.65, 0.64, 0.18, 405],
    [0.82, 0.8, 0.16, 430],
    [1, 0.95, 0.1, 450],
  ],
  storm: [
    [0, 0.2, 0.05, 262],
    [0.25, 0.31, 0.08, 252],
    [0.45, 0.44, 0.09, 235],
    [0.65, 0.6, 0.08, 215],
    [0.82, 0.8, 0.08, 110],
    [1, 0.95, 0.08, 95],
  ],
} as const satisfies Record<string, Palette>;

/** Glass that follows a palette with the distance from the light. */
export function along(light: Light, palette: Palette): Glass {
  return (x, y) => {
    const t = lightAt(light, x, y);
    const i = Math.max(
      1,
      palette.findIndex(([at]) => t <= at),
    );
    const [from, to] = [palette[i - 1], palette[i]];
    if (!from || !to) throw new Error('A palette needs colours from 0 to 1.');
    const share = (t - from[0]) / (to[0] - from[0]);
    const between = (k: 1 | 2 | 3) => from[k] + (to[k] - from[k]) * share;
    return { l: between(1), c: between(2), h: between(3) % 360 };
  };
}

/** The same glass made lighter (or darker, below 0). */
export const lighter =
  (glass: Glass, by: number): Glass =>
  (x, y) => {
    const base = glass(x, y);
    return { ...base, l: base.l + by };
  };

/** The colour as a screen shows it, with its chroma drawn in where the screen cannot reach. */
export const toHex = ({ l, c, h }: Colour) =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(0.99, Math.max(0.06, l)), c, h }, 'oklch'));
