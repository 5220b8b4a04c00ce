import { type FeaturesOf, slotsOf, type Touched, textFeatures } from './features.ts';
import { countFeatures, learn, rivalsOf, type Sample } from './learn.ts';
import type { Model } from './model.ts';
import { neighboursOf } from './neighbours.ts';
import { knownSlotsOf, pointOf } from './points.ts';

/** A text and what it is. */
export interface Example {
  text: string;
  label: string;
  /** How much it counts; 1 unless said otherwise. */
  weight?: number;
}

/** How a model is trained where its options say nothing else. */
const DEFAULTS = {
  featuresOf: textFeatures as FeaturesOf,
  /** The number of rounds after the first counting. */
  rounds: 5,
  /** How often all rounds are gone through anew, each time in another order. The weights are the mean of all runs. */
  runs: 1,
  /** A power of two. */
  size: 65_536,
  /** How large a step the training takes. */
  rate: 0.5,
  /** A feature in fewer texts is not learned: it may be chance. */
  least: 1,
  /** How strongly weights are drawn to nothing each time when they are changed (L2). */
  decay: 0,
  /** How much the first counting says before the examples are gone through. */
  prior: 1,
  /** The sharpness of the confidences, as a fit on examples held back once found it. */
  sharpness: 1,
  seed: 20_260_914,
  /** The labels are ranked by the examples most like a text; nothing is learned. */
  nearest: false,
};

export type TrainingOptions = Partial<typeof DEFAULTS>;

/**
 * Trains a linear model: first naive Bayes, then a few rounds of logistic regression (AdaGrad), in which misclassified
 * examples change the weights. With `nearest` the examples themselves are kept. The same examples always give the same
 * model.
 *
 * @param read what was read of each text so far, for models that are trained with the same features
 * @throws Error when there are more than 255 labels
 */
export function train(examples: Example[], options: TrainingOptions = {}, read = new Map<string, Touched>()): Model {
  const { nearest, featuresOf, size, rounds, runs, rate, decay, prior, least, seed, sharpness } = {
    ...DEFAULTS,
    ...options,
  };
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  if (labels.length > 255) throw new Error('A model holds at most 255 labels.');
  const count = labels.length;
  const placeOf = new Map(labels.map((label, at) => [label, at]));
  const texts = examples.map(({ text }) => {
    const touched = read.get(text) ?? slotsOf(featuresOf(text));
    read.set(text, touched);
    return touched;
  });
  const known = knownSlotsOf(texts, size, least);
  const samples = examples.map(({ label, weight = 1 }, at) => ({
    point: pointOf(texts[at] as Touched, known),
    target: placeOf.get(label) ?? 0,
    importance: weight,
  }));
  if (nearest) {
    const points = samples.map(({ point }) => point);
    const targets = Uint8Array.from(samples, ({ target }) => target);
    return { ...neighboursOf(points, targets, known), labels, featuresOf };
  }
  const counted = {
    weights: new Float32Array(known.slots.length * count),
    squares: new Float32Array(known.slots.length),
    count,
  };
  countFeatures(samples, counted, prior);
  const rivals = samples.map((sample) => rivalsOf(sample, counted));
  const random = randomOf(seed);
  const order = examples.map((_, at) => at);
  const weights = new Float32Array(counted.weights.length);
  for (let run = 0; run < runs; run++) {
    const learned = { ...counted, weights: counted.weights.slice(), squares: counted.squares.slice() };
    for (let round = 0; round < rounds; round++) {
      shuffle(order, random);
      for (const at of order) learn(samples[at] as Sample, rivals[at] as Uint8Array, learned, rate, decay);
    }
    for (let cell = 0; cell < weights.length; cell++)
      weights[cell] = (weights[cell] as number) + (learned.weights[cell] as number) / runs;
  }
  return { ...known, ...asBytes(count === 2 ? differencesOf(weights) : weights, count), labels, sharpness, featuresOf };
}

/** Between two labels only the difference counts: the second one gets it. */
const differencesOf = (weights: Float32Array): Float32Array =>
  Float32Array.from({ length: weights.length / 2 }, (_, at) => (weights[2 * at + 1] ?? 0) - (weights[2 * at] ?? 0));

/** Weights in steps. Of more than two labels, what is less than one step counts nothing. */
function asBytes(weights: Float32Array, count: number) {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  const bytes = new Int8Array(weights.length);
  for (let cell = 0; cell < weights.length; cell++) {
    const weight = weights[cell] as number;
    if (count === 2 || Math.abs(weight) >= step) bytes[cell] = Math.round(weight / step);
  }
  return { weights: bytes, step };
}

/** Numbers from 0 to 1 that look random and are always the same (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Puts a list into another order. */
function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}
