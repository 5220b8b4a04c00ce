import { type FeaturesOf, type Point, pointOf, textFeatures } from './features.ts';
import { type Model, scoresOf, softmax } from './model.ts';

/** A text and what it is. */
export interface Example {
  text: string;
  label: string;
  /** How much it counts; 1 unless said otherwise. */
  weight?: number;
}

export interface TrainingOptions {
  featuresOf?: FeaturesOf;
  /** How often all examples are gone through. */
  rounds?: number;
  /** A power of two. */
  size?: number;
  /** How large a step the training takes. */
  rate?: number;
  /** How strongly weights are held near nothing. */
  decay?: number;
  /** At most this many weights are kept, the largest. */
  entries?: number;
  /** Whether the confidences are fitted on examples held back; it doubles the time of training. */
  calibrated?: boolean;
  seed?: number;
}

const DEFAULTS = {
  featuresOf: textFeatures,
  rounds: 14,
  size: 65_536,
  rate: 0.5,
  decay: 1e-6,
  entries: 700_000,
  calibrated: true,
  seed: 20_260_914,
};

/** The part of the examples that is held back to fit the confidences: every fifth. */
const HELD_BACK = 5;

/**
 * Trains a multinomial logistic regression by stochastic gradient descent (AdaGrad). The same examples give the same
 * model, on any machine.
 *
 * @throws Error when there are more than 255 labels
 */
export function train(examples: Example[], options: TrainingOptions = {}): Model {
  const settings = { ...DEFAULTS, ...options };
  const model = trainOnce(examples, settings);
  if (settings.calibrated) {
    const kept = examples.filter((_, at) => at % HELD_BACK !== 0);
    const held = examples.filter((_, at) => at % HELD_BACK === 0);
    model.sharpness = sharpnessOf(trainOnce(kept, settings), held);
  }
  return model;
}

function trainOnce(examples: Example[], settings: typeof DEFAULTS): Model {
  const { featuresOf, rounds, size, rate, decay, seed } = settings;
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  if (labels.length > 255) throw new Error('A model holds at most 255 labels.');
  const placeOf = new Map(labels.map((label, at) => [label, at]));
  const points = examples.map(({ text }) => pointOf(featuresOf(text), size));
  const targets = examples.map(({ label }) => placeOf.get(label) ?? 0);
  const count = labels.length;
  const weights = new Float32Array(size * count);
  const squares = new Float32Array(size);
  const biases = new Float32Array(count);
  const random = randomOf(seed);
  const order = examples.map((_, at) => at);
  const scores = new Float32Array(count);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const point = points[at] as Point;
      addScores(scores, point, weights, biases);
      const shares = softmax(scores, 1);
      const target = targets[at] ?? 0;
      const importance = examples[at]?.weight ?? 1;
      let missed = 0;
      for (let label = 0; label < count; label++) {
        shares[label] = ((label === target ? 1 : 0) - (shares[label] ?? 0)) * importance;
        missed += (shares[label] ?? 0) ** 2;
      }
      step(point, shares, weights, squares, missed, rate, decay);
      for (let label = 0; label < count; label++) {
        biases[label] = (biases[label] ?? 0) + 0.005 * rate * (shares[label] ?? 0);
      }
    }
  }
  return { ...compact(weights, size, count, settings.entries), labels, size, biases, sharpness: 1, featuresOf };
}

/** What every label scores for a point. */
function addScores(scores: Float32Array, { slots, values }: Point, weights: Float32Array, biases: Float32Array): void {
  const count = biases.length;
  scores.set(biases);
  for (let at = 0; at < slots.length; at++) {
    const row = (slots[at] ?? 0) * count;
    const value = values[at] ?? 0;
    for (let label = 0; label < count; label++) {
      scores[label] = (scores[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
  }
}

/** Labels that were missed by less than this are left alone: most are, and it saves most of the work. */
const NEGLIGIBLE = 0.003;

/** Moves the weights of a point's slots by how far each label was missed; slots that moved often move less. */
function step(
  { slots, values }: Point,
  missed: Float32Array,
  weights: Float32Array,
  squares: Float32Array,
  sum: number,
  rate: number,
  decay: number,
): void {
  const count = missed.length;
  const moving: number[] = [];
  for (let label = 0; label < count; label++) if (Math.abs(missed[label] ?? 0) > NEGLIGIBLE) moving.push(label);
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0;
    const value = values[at] ?? 0;
    const square = (squares[slot] ?? 0) + value * value * sum;
    squares[slot] = square;
    const size = (rate * value) / (Math.sqrt(square) + 1e-4);
    const row = slot * count;
    for (const label of moving) {
      const before = weights[row + label] ?? 0;
      weights[row + label] = before + size * (missed[label] ?? 0) - decay * before;
    }
  }
}

/** The weights that matter, as bytes. */
function compact(weights: Float32Array, size: number, count: number, most: number) {
  let largest = 0;
  for (const weight of weights) if (Math.abs(weight) > largest) largest = Math.abs(weight);
  const step = largest / 127 || 1;
  const least = Math.max(step / 2, leastKept(weights, largest, most));
  const starts = new Uint32Array(size + 1);
  const entryLabels: number[] = [];
  const entries: number[] = [];
  for (let slot = 0; slot < size; slot++) {
    for (let label = 0; label < count; label++) {
      const weight = weights[slot * count + label] ?? 0;
      if (Math.abs(weight) < least) continue;
      entryLabels.push(label);
      entries.push(Math.round(weight / step));
    }
    starts[slot + 1] = entries.length;
  }
  return { starts, entryLabels: Uint8Array.from(entryLabels), weights: Int8Array.from(entries), step };
}

/** The size from which on weights are kept, so that there are not more than `most`. */
function leastKept(weights: Float32Array, largest: number, most: number): number {
  const BINS = 4096;
  const bins = new Uint32Array(BINS + 1);
  for (const weight of weights) {
    if (weight !== 0) {
      const bin = Math.floor((Math.abs(weight) / (largest || 1)) * BINS);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
  }
  let kept = 0;
  for (let bin = BINS; bin >= 0; bin--) {
    kept += bins[bin] ?? 0;
    if (kept > most) return ((bin + 1) / BINS) * largest;
  }
  return 0;
}

/** The sharpness with which the held back examples are told best. */
function sharpnessOf(model: Model, held: Example[]): number {
  const placeOf = new Map(model.labels.map((label, at) => [label, at]));
  const known = held.filter(({ label }) => placeOf.has(label));
  const all = known.map(({ text }) => scoresOf(model, text));
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let sharpness = 0.2; sharpness <= 4; sharpness *= 1.12) {
    let loss = 0;
    for (const [at, scores] of all.entries()) {
      const share = softmax(scores, sharpness)[placeOf.get(known[at]?.label ?? '') ?? 0] ?? 0;
      loss -= Math.log(Math.max(share, 1e-6));
    }
    if (loss < least) {
      least = loss;
      best = sharpness;
    }
  }
  return best;
}

/** Numbers from 0 to 1 that look random and are always the same (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Puts a list into another order. */
export function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}
