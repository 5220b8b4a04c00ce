import { type FeaturesOf, HASHES, type Point, pointOf, slotsOf, type Touched, textFeatures } from './features.ts';
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
  /** What was read of each text so far, for models that are trained with the same features. */
  read?: Map<string, Touched>;
}

type Settings = Required<TrainingOptions>;

const DEFAULTS: Omit<Settings, 'read'> = {
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
  const settings = { ...DEFAULTS, read: new Map(), ...options };
  const model = trainOnce(examples, settings);
  if (settings.calibrated) {
    const kept = examples.filter((_, at) => at % HELD_BACK !== 0);
    const held = examples.filter((_, at) => at % HELD_BACK === 0);
    model.sharpness = sharpnessOf(trainOnce(kept, settings), held);
  }
  return model;
}

function trainOnce(examples: Example[], settings: Settings): Model {
  const { featuresOf, size, rounds, entries, least, sharpness } = settings;
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  if (labels.length > 255) throw new Error('A model holds at most 255 labels.');
  const count = labels.length;
  const placeOf = new Map(labels.map((label, at) => [label, at]));
  const targets = examples.map(({ label }) => placeOf.get(label) ?? 0);
  const slotted = examples.map(({ text }) => read(text, settings));
  const texts = textsOf(slotted, size);
  const slots = slotsIn(texts, least);
  const rarity = texts.map((times) => rarityOf(times >= least ? times : 0, examples.length));
  const places = new Int32Array(size).fill(-1);
  for (const [place, slot] of slots.entries()) places[slot] = place;
  const points = slotted.map((touched) => knownOf(pointOf(touched, rarity), places));
  const weights = new Float32Array(slots.length * count);
  countFeatures(points, targets, examples, weights, count, settings.prior);
  const rivals = points.map((point, at) => rivalsOf(point, weights, count, targets[at] ?? 0));
  const squares = new Float32Array(slots.length);
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
  const known = new Uint32Array(size / 32);
  for (const slot of slots) known[slot >>> 5] = (known[slot >>> 5] ?? 0) | (1 << (slot & 31));
  return {
    ...compact(weights, slots.length, count, entries),
    ...{ labels, size, known, ranks: ranksOf(known), sharpness, featuresOf },
    rarity: Uint8Array.from(slots, (slot) => rarity[slot] ?? 0),
    unknown: rarityOf(0, examples.length),
  };
}

/** The slots of a text in a model of `size` slots. The features of a text are read once and shared by all models. */
function read(text: string, { featuresOf, size, read }: Settings): Touched {
  const whole = read.get(text) ?? slotsOf(featuresOf(text), HASHES);
  read.set(text, whole);
  return { slots: whole.slots.map((hash) => hash & (size - 1)), amounts: whole.amounts };
}

/** In how many texts each slot is touched. */
function textsOf(slotted: Touched[], size: number): Uint32Array {
  const texts = new Uint32Array(size);
  for (const { slots } of slotted) for (const slot of slots) texts[slot] = (texts[slot] ?? 0) + 1;
  return texts;
}

/** The slots that appear in at least `least` texts, in ascending order. */
function slotsIn(texts: Uint32Array, least: number): Uint32Array {
  const slots = new Uint32Array(texts.reduce((count, times) => count + Number(times >= least), 0));
  let place = 0;
  for (let slot = 0; slot < texts.length; slot++) if ((texts[slot] as number) >= least) slots[place++] = slot;
  return slots;
}

/**
 * A text with its known slots only, each as its place in the list of known slots. That list is short, so the weights stay
 * in the processor's cache.
 */
function knownOf({ slots, values }: Point, places: Int32Array): Point {
  let count = 0;
  for (let at = 0; at < slots.length; at++) if ((places[slots[at] as number] as number) >= 0) count++;
  const known = { slots: new Uint32Array(count), values: new Float32Array(count) };
  count = 0;
  for (let at = 0; at < slots.length; at++) {
    const place = places[slots[at] as number] as number;
    if (place < 0) continue;
    known.slots[count] = place;
    known.values[count++] = values[at] as number;
  }
  return known;
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
function compact(weights: Float32Array, places: number, count: number, most: number) {
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
