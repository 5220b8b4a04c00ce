import { type FeaturesOf, type Point, pointOf, slotsOf, type Touched, textFeatures } from './features.ts';
import { type Model, ranksOf, scoresOf, softmax } from './model.ts';

/** A text and what it is. */
export interface Example {
  text: string;
  label: string;
  /** How much it counts; 1 unless said otherwise. */
  weight?: number;
}

export interface TrainingOptions {
  featuresOf?: FeaturesOf;
  /** The number of rounds after the first counting. */
  rounds?: number;
  /** A power of two. */
  size?: number;
  /** How large a step the training takes. */
  rate?: number;
  /** A feature in fewer texts is not learned: it may be chance. */
  least?: number;
  /** How strongly weights are drawn to nothing each time when they are changed (L2). */
  decay?: number;
  /** How much the first counting says before the examples are gone through. */
  prior?: number;
  /** At most this many weights are kept, the largest. */
  entries?: number;
  /** Whether the confidences are fitted on examples held back; it doubles the time of training. */
  calibrated?: boolean;
  /** The sharpness of the confidences where they are not fitted, as a fit once found it. */
  sharpness?: number;
  seed?: number;
}

type Settings = Required<TrainingOptions>;

const DEFAULTS: Settings = {
  featuresOf: textFeatures,
  rounds: 5,
  size: 65_536,
  rate: 0.5,
  least: 1,
  decay: 0,
  prior: 1,
  entries: 600_000,
  calibrated: true,
  sharpness: 1,
  seed: 20_260_914,
};

/** The part of the examples that is held back to fit the confidences: every sixth. */
const HELD_BACK = 6;
/** With how many likely labels, beside its own, an example is compared in each round. */
const RIVALS = 9;
/** The count for a feature that a label was never seen with. */
const UNSEEN = 0.1;

/**
 * Trains a linear model: first naive Bayes, then a few rounds of logistic regression (AdaGrad), in which misclassified
 * examples change the weights. The same examples always give the same model.
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

function trainOnce(examples: Example[], settings: Settings): Model {
  const { featuresOf, size, rounds, entries, least } = settings;
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  if (labels.length > 255) throw new Error('A model holds at most 255 labels.');
  const count = labels.length;
  const placeOf = new Map(labels.map((label, at) => [label, at]));
  const targets = examples.map(({ label }) => placeOf.get(label) ?? 0);
  const slotted = examples.map(({ text }) => slotsOf(featuresOf(text), size));
  const texts = textsOf(slotted, size);
  const isKnown = (slot: number) => (texts[slot] ?? 0) >= least;
  const rarity = texts.map((times) => rarityOf(times >= least ? times : 0, examples.length));
  const points = slotted.map((touched) => knownOf(pointOf(touched, rarity), isKnown));
  const weights = new Float32Array(size * count);
  countFeatures(points, targets, examples, weights, count, settings.prior);
  const rivals = points.map((point, at) => rivalsOf(point, weights, count, targets[at] ?? 0));
  const squares = new Float32Array(size);
  const random = randomOf(settings.seed);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      learn(
        points[at] as Point,
        rivals[at] as Uint8Array,
        weights,
        squares,
        count,
        settings,
        examples[at]?.weight ?? 1,
      );
    }
  }
  if (count === 2) foldIntoOne(weights);
  const slots = [...texts.keys()].filter(isKnown);
  const { sharpness } = settings;
  const known = new Uint32Array(size / 32);
  for (const slot of slots) known[slot >>> 5] = (known[slot >>> 5] ?? 0) | (1 << (slot & 31));
  return {
    ...compact(weights, slots, count, entries),
    ...{ labels, size, known, ranks: ranksOf(known), sharpness, featuresOf },
    rarity: Uint8Array.from(slots, (slot) => rarity[slot] ?? 0),
    unknown: rarityOf(0, examples.length),
  };
}

/** In how many texts each slot is touched. */
function textsOf(slotted: Touched[], size: number): Uint32Array {
  const texts = new Uint32Array(size);
  for (const { slots } of slotted) for (const slot of slots) texts[slot] = (texts[slot] ?? 0) + 1;
  return texts;
}

/** A text without the slots that stay unknown. */
function knownOf({ slots, values }: Point, isKnown: (slot: number) => boolean): Point {
  return { slots: slots.filter(isKnown), values: values.filter((_, at) => isKnown(slots[at] ?? 0)) };
}

/** Between two labels only the difference counts: the second one gets it, which halves the weights. */
function foldIntoOne(weights: Float32Array): void {
  for (let place = 0; place < weights.length; place += 2) {
    weights[place + 1] = (weights[place + 1] as number) - (weights[place] as number);
    weights[place] = 0;
  }
}

/** How rare a slot is, in sixteenths: the logarithm of how many texts there are for one that touches it. */
function rarityOf(times: number, examples: number): number {
  return Math.min(255, Math.round(16 * Math.log((examples + 1) / (times + 1)) + 16));
}

/** Naive Bayes: a label's weight for a slot is the logarithm of how often the two were seen together. */
function countFeatures(
  points: Point[],
  targets: number[],
  examples: Example[],
  weights: Float32Array,
  count: number,
  prior: number,
): void {
  const totals = new Float32Array(count);
  for (const [at, { slots, values }] of points.entries()) {
    const target = targets[at] ?? 0;
    const importance = examples[at]?.weight ?? 1;
    totals[target] = (totals[target] ?? 0) + importance;
    for (let one = 0; one < slots.length; one++) {
      const place = (slots[one] ?? 0) * count + target;
      weights[place] = (weights[place] ?? 0) + (values[one] ?? 0) * importance;
    }
  }
  const mean = examples.length / count;
  const share = totals.map((total) => mean / (total + mean * 0.2));
  for (let place = 0; place < weights.length; place++) {
    const seen = weights[place] ?? 0;
    if (seen > 0) weights[place] = prior * Math.log(1 + (seen * (share[place % count] ?? 1)) / UNSEEN);
  }
}

/** The labels that an example may be taken for, its own first. */
function rivalsOf(point: Point, weights: Float32Array, count: number, target: number): Uint8Array {
  const scores = new Float32Array(count);
  for (let at = 0; at < point.slots.length; at++) {
    const row = (point.slots[at] ?? 0) * count;
    const value = point.values[at] ?? 0;
    for (let label = 0; label < count; label++) {
      const weight = weights[row + label] as number;
      if (weight !== 0) scores[label] = (scores[label] as number) + value * weight;
    }
  }
  const likely = [...scores.keys()].filter((label) => label !== target);
  likely.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return Uint8Array.from([target, ...likely.slice(0, RIVALS)]);
}

/** Moves the weights of one example toward its own label and away from those that it is taken for. */
function learn(
  { slots, values }: Point,
  rivals: Uint8Array,
  weights: Float32Array,
  squares: Float32Array,
  count: number,
  { rate, decay }: Settings,
  importance: number,
): void {
  const scores = new Float32Array(rivals.length);
  for (let at = 0; at < slots.length; at++) {
    const row = (slots[at] as number) * count;
    const value = values[at] as number;
    for (let one = 0; one < rivals.length; one++) {
      scores[one] = (scores[one] as number) + value * (weights[row + (rivals[one] as number)] as number);
    }
  }
  const missed = softmax(scores, 1);
  let sum = 0;
  for (let one = 0; one < missed.length; one++) {
    missed[one] = ((one === 0 ? 1 : 0) - (missed[one] as number)) * importance;
    sum += (missed[one] as number) ** 2;
  }
  if (sum < 0.0004) return;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number;
    const value = values[at] as number;
    const square = (squares[slot] as number) + value * value * sum;
    squares[slot] = square;
    const step = rate / (Math.sqrt(square) + 0.05);
    const row = slot * count;
    for (let one = 0; one < rivals.length; one++) {
      const place = row + (rivals[one] as number);
      const weight = weights[place] as number;
      weights[place] = weight + step * (value * (missed[one] as number) - decay * weight);
    }
  }
}

/** The weights that matter, as bytes. */
function compact(weights: Float32Array, slots: number[], count: number, most: number) {
  let largest = 0;
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] as number;
    if (weight > largest) largest = weight;
    else if (-weight > largest) largest = -weight;
  }
  const step = largest / 127 || 1;
  const least = leastKept(weights, step, most);
  if (count === 2) {
    const rounded = slots.map((slot) => Math.round((weights[slot * 2 + 1] as number) / step));
    const kept = Int8Array.from(rounded, (weight) => (Math.abs(weight) < least ? 0 : weight));
    return { starts: new Uint32Array(), entryLabels: new Uint8Array(), weights: kept, step };
  }
  const starts = new Uint32Array(slots.length + 1);
  const entryLabels: number[] = [];
  const entries: number[] = [];
  for (const [at, slot] of slots.entries()) {
    for (let label = 0; label < count; label++) {
      const weight = weights[slot * count + label] as number;
      if (weight === 0) continue;
      const entry = Math.round(weight / step);
      if (entry < least && -entry < least) continue;
      entryLabels.push(label);
      entries.push(entry);
    }
    starts[at + 1] = entries.length;
  }
  return { starts, entryLabels: Uint8Array.from(entryLabels), weights: Int8Array.from(entries), step };
}

/** The size in steps from which on weights are kept, so that there are not more than `most`. */
function leastKept(weights: Float32Array, step: number, most: number): number {
  const sizes = new Uint32Array(129);
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] as number;
    if (weight === 0) continue;
    const size = Math.round((weight < 0 ? -weight : weight) / step);
    sizes[size] = (sizes[size] as number) + 1;
  }
  let kept = 0;
  for (let size = 128; size >= 1; size--) {
    kept += sizes[size] as number;
    if (kept > most) return size + 1;
  }
  return 1;
}

/** The sharpness that gives the held-out examples the best likelihood. */
function sharpnessOf(model: Model, held: Example[]): number {
  const placeOf = new Map(model.labels.map((label, at) => [label, at]));
  const known = held.filter(({ label }) => placeOf.has(label));
  const all = known.map(({ text }) => scoresOf(model, text));
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let sharpness = 0.1; sharpness <= 6; sharpness *= 1.2) {
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
