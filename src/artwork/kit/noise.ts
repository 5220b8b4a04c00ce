import { chance } from './shapes.ts';

const SIDE = 512;

/** A square of soft noise that repeats without a seam: the unevenness of blown glass. Values 0 to 1, about one half. */
const tile = makeTile();

function makeTile(): Float32Array {
  const noise = new Float32Array(SIDE * SIDE);
  for (const [cells, weight] of [
    [16, 0.5],
    [32, 0.27],
    [64, 0.15],
    [128, 0.08],
  ] as const) {
    const grid = Array.from({ length: cells * cells }, (_, k) => chance(cells, k));
    const at = (x: number, y: number) => grid[(y % cells) * cells + (x % cells)] ?? 0;
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const [gx, gy] = [(x * cells) / SIDE, (y * cells) / SIDE];
        const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
        const [u, v] = [ease(gx - ix), ease(gy - iy)];
        const top = at(ix, iy) * (1 - u) + at(ix + 1, iy) * u;
        const bottom = at(ix, iy + 1) * (1 - u) + at(ix + 1, iy + 1) * u;
        const k = y * SIDE + x;
        noise[k] = (noise[k] ?? 0) + weight * (top * (1 - v) + bottom * v);
      }
    }
  }
  return noise;
}

function ease(t: number) {
  return t * t * (3 - 2 * t);
}

/** The noise at any place, in pixels of its square of 512. */
export function noiseAt(x: number, y: number): number {
  const [fx, fy] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - fx, y - fy];
  const [x0, x1] = [fx & (SIDE - 1), (fx + 1) & (SIDE - 1)];
  const [y0, y1] = [(fy & (SIDE - 1)) * SIDE, ((fy + 1) & (SIDE - 1)) * SIDE];
  const top = (tile[y0 + x0] ?? 0) * (1 - u) + (tile[y0 + x1] ?? 0) * u;
  const bottom = (tile[y1 + x0] ?? 0) * (1 - u) + (tile[y1 + x1] ?? 0) * u;
  return top * (1 - v) + bottom * v;
}
