/**
 * The weights as bytes. Of more than two labels, what is less than one step is left out.
 *
 * @param places how many slots are known: each has a row of weights
 * @param count the number of labels, which is the length of a row
 */
export function compact(weights: Float32Array, places: number, count: number) {
  let largest = 0;
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] as number;
    if (weight > largest) largest = weight;
    else if (-weight > largest) largest = -weight;
  }
  const step = largest / 127 || 1;
  const kept = (weight: number) => Math.round(weight / step);
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
      if (Math.abs(weight) < step) continue;
      entryLabels.push(label);
      entries.push(kept(weight));
    }
    starts[place + 1] = entries.length;
  }
  return { starts, entryLabels: Uint8Array.from(entryLabels), weights: Int8Array.from(entries), step };
}
