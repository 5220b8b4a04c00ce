/**
 * The weights that matter, as bytes.
 *
 * @param places how many slots are known: each has a row of weights
 * @param count the number of labels, which is the length of a row
 * @param most how many weights are kept, the largest
 */
export function compact(weights: Float32Array, places: number, count: number, most: number) {
  let largest = 0;
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] as number;
    if (weight > largest) largest = weight;
    else if (-weight > largest) largest = -weight;
  }
  const step = largest / 127 || 1;
  const least = leastKept(weights, step, most);
  const kept = (weight: number) => (sizeOf(weight, step) < least ? 0 : Math.round(weight / step));
  if (count === 2) {
    const bytes = new Int8Array(places);
    for (let place = 0; place < places; place++) bytes[place] = kept(weights[place * 2 + 1] as number);
    return { starts: new Uint32Array(), entryLabels: new Uint8Array(), weights: bytes, step };
  }
  const starts = new Uint32Array(places + 1);
  const entryLabels: number[] = [];
  const entries: number[] = [];
  for (let place = 0; place < places; place++) {
    for (let label = 0; label < count; label++) {
      const weight = weights[place * count + label] as number;
      if (weight === 0) continue;
      const entry = kept(weight);
      if (entry === 0) continue;
      entryLabels.push(label);
      entries.push(entry);
    }
    starts[place + 1] = entries.length;
  }
  return { starts, entryLabels: Uint8Array.from(entryLabels), weights: Int8Array.from(entries), step };
}

/** Into how many parts a step is divided where the smallest kept weight is chosen; most weights are of a few steps. */
const PARTS = 64;

/** The size of a weight, in parts of a step. */
const sizeOf = (weight: number, step: number): number => Math.round(((weight < 0 ? -weight : weight) / step) * PARTS);

/** The size in parts of a step from which on weights are kept, so that there are not more than `most`. */
function leastKept(weights: Float32Array, step: number, most: number): number {
  const sizes = new Uint32Array(128 * PARTS);
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] as number;
    if (weight === 0) continue;
    const size = sizeOf(weight, step);
    sizes[size] = (sizes[size] as number) + 1;
  }
  let kept = 0;
  for (let size = 127 * PARTS; size >= PARTS / 2; size--) {
    kept += sizes[size] as number;
    if (kept > most) return size + 1;
  }
  return PARTS / 2;
}
