import { Delaunay } from 'd3-delaunay';
import type { Piece } from './scene.ts';
import { chance, type Outline, type Point } from './shapes.ts';

const ROUNDS = 12;

/** A point as d3-delaunay takes it. */
type Place = [number, number];

/**
 * Breaks a surface into panes: a Voronoi diagram relaxed over the places where the surface can be seen, so that the
 * panes fit round what stands in front of it.
 */
export function broken(piece: Piece, seen: readonly Point[], areaOfPlace: number, seed: number): Outline[] {
  const { size = 100, squash = 1, outline } = piece;
  const count = Math.round((seen.length * areaOfPlace) / (size * size * squash));
  if (count < 2) return [outline];
  const places = seen.map(([x, y]): Place => [x, y / squash]);
  let centres = Array.from(
    { length: count },
    (_, k): Place => places[Math.floor(((k + chance(seed, k)) / count) * places.length)] ?? [0, 0],
  );
  for (let round = 0; round < ROUNDS; round++) centres = relaxed(centres, places);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y / squash);
  const frame = [Math.min(...xs) - 9, Math.min(...ys) - 9, Math.max(...xs) + 9, Math.max(...ys) + 9] as [
    number,
    number,
    number,
    number,
  ];
  const diagram = Delaunay.from(centres).voronoi(frame);
  return centres.flatMap((_, k) => {
    const cell = diagram.cellPolygon(k);
    return cell ? [cell.slice(1).map(([x, y]): Point => [x, y * squash])] : [];
  });
}

/** Each centre moved to the middle of the places that lie nearest to it (one round of Lloyd). */
function relaxed(centres: readonly Place[], places: readonly Place[]): Place[] {
  const nearest = Delaunay.from(centres);
  const sums = centres.map(() => [0, 0, 0] as [number, number, number]);
  let hint = 0;
  for (const [x, y] of places) {
    hint = nearest.find(x, y, hint);
    const sum = sums[hint];
    if (!sum) continue;
    sum[0] += x;
    sum[1] += y;
    sum[2]++;
  }
  return sums.map(([x, y, n], k) => (n ? [x / n, y / n] : (centres[k] ?? [0, 0])));
}
