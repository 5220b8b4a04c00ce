import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Features, type FeaturesOf, slotsOf } from './features.ts';

/**
 * A small linear model: for each slot, the labels that it speaks for or against. The weights are bytes, and the small
 * ones are left out.
 */
export interface Model {
  labels: string[];
  /** How many slots there are, a power of two. */
  size: number;
  /** One bit for each slot: whether anything is known of it. Of most slots of a large model nothing is. */
  known: Uint32Array;
  /** How many slots are known before each 32 of them. */
  ranks: Uint32Array;
  /** Where the entries of each known slot begin; one more than there are. Empty where there are two labels. */
  starts: Uint32Array;
  /** Of each entry, the place of its label. Empty where there are two labels. */
  entryLabels: Uint8Array;
  /**
   * Of each entry, its weight in steps of `step`. Between two labels only one number counts, so each known slot has one
   * entry, for the second label: a list of where they begin would take more memory than the weights.
   */
  weights: Int8Array;
  step: number;
  /** How much each known slot counts in a text, in sixteenths: what is rare tells more. */
  rarity: Uint8Array;
  /** How much any other slot counts. */
  unknown: number;
  /** Scores are multiplied by this, so that a confidence of 0.8 is right about eight times in ten. */
  sharpness: number;
  featuresOf: FeaturesOf;
}

/** A label with how sure the model is of it, 0 to 1. */
export interface Ranked {
  label: string;
  confidence: number;
}

/** Every label, the surest first; the confidences add up to 1. */
export function classify(model: Model, text: string): Ranked[] {
  const scores = scoresOf(model, text);
  const shares = softmax(scores, model.sharpness);
  return model.labels
    .map((label, at) => ({ label, confidence: shares[at] ?? 0 }))
    .sort((one, other) => other.confidence - one.confidence);
}

/** The features that were read last: several models are asked about the same text, one after the other. */
let last: { text: string; featuresOf: FeaturesOf; features: Features } | undefined;

function featuresIn(text: string, featuresOf: FeaturesOf): Features {
  if (last?.text !== text || last.featuresOf !== featuresOf) last = { text, featuresOf, features: featuresOf(text) };
  return last.features;
}

/** What each label scores, in the order of `model.labels`, before it is made a confidence. */
function scoresOf(model: Model, text: string): Float32Array {
  const { starts, entryLabels, weights, step, rarity, unknown } = model;
  const { slots, amounts } = slotsOf(featuresIn(text, model.featuresOf), model.size);
  const scores = new Float32Array(model.labels.length);
  let square = 0;
  for (let at = 0; at < slots.length; at++) {
    const place = placeOf(model, slots[at] ?? 0);
    const value = (amounts[at] ?? 0) * (rarity[place] ?? unknown);
    square += value * value;
    if (place < 0) continue;
    if (scores.length === 2) {
      scores[1] = (scores[1] ?? 0) + value * (weights[place] ?? 0);
      continue;
    }
    const end = starts[place + 1] ?? 0;
    for (let entry = starts[place] ?? 0; entry < end; entry++) {
      const label = entryLabels[entry] ?? 0;
      scores[label] = (scores[label] ?? 0) + value * (weights[entry] ?? 0);
    }
  }
  const unit = step / (Math.sqrt(square) || 1);
  return scores.map((score) => score * unit);
}

/** The place of a slot among the known ones; -1 where nothing is known of it. */
function placeOf({ known, ranks }: Model, slot: number): number {
  const word = slot >>> 5;
  const bits = known[word] ?? 0;
  const bit = 1 << (slot & 31);
  return (bits & bit) === 0 ? -1 : (ranks[word] ?? 0) + onesIn(bits & (bit - 1));
}

/** How many bits of a number of 32 bits are set. */
function onesIn(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many bits are set before each number of a list. */
export function ranksOf(known: Uint32Array): Uint32Array {
  let count = 0;
  return known.map((bits) => {
    count += onesIn(bits);
    return count - onesIn(bits);
  });
}

/** Scores as shares of 1. */
export function softmax(scores: Float32Array, sharpness: number): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  const shares = new Float32Array(scores.length);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    shares[at] = Math.exp(((scores[at] as number) - most) * sharpness);
    sum += shares[at] as number;
  }
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] as number) / sum;
  return shares;
}

/** What a file of models begins with. */
interface Heading {
  digest: string;
  models: (Pick<Model, 'labels' | 'size' | 'step' | 'sharpness' | 'unknown'> & {
    name: string;
    /** How many slots are known. */
    places: number;
    entries: number;
  })[];
}

/**
 * Models as the bytes of one file, compressed behind its heading.
 *
 * @param digest tells what they were trained from
 */
export function packModels(models: Record<string, Model>, digest: string): Buffer {
  const named = Object.entries(models);
  const heading: Heading = {
    digest,
    models: named.map(([name, { labels, size, step, sharpness, unknown, rarity, weights }]) => {
      return { name, labels, size, step, sharpness, unknown, places: rarity.length, entries: weights.length };
    }),
  };
  const json = Buffer.from(JSON.stringify(heading));
  const parts = named.flatMap(([, model]) => [
    bytesOf(model.known),
    bytesOf(countsOf(model)),
    bytesOf(model.rarity),
    bytesOf(model.entryLabels),
    bytesOf(model.weights),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, deflateRawSync(Buffer.concat(parts), { level: 9 })]);
}

/**
 * The models of such a file; undefined when they were trained from something else than `digest` says.
 *
 * @param featuresOf the function that they were trained with
 */
export function unpackModels(bytes: Buffer, digest: string, featuresOf: FeaturesOf): Record<string, Model> | undefined {
  const begin = 4 + bytes.readUInt32LE(0);
  const heading: Heading = JSON.parse(bytes.toString('utf8', 4, begin));
  if (heading.digest !== digest) return undefined;
  const parts = inflateRawSync(bytes.subarray(begin));
  let at = 0;
  const take = (length: number): Uint8Array => {
    at += length;
    if (at > parts.length) throw new Error('The file of the models is cut short.');
    return Uint8Array.from(parts.subarray(at - length, at));
  };
  const models: Record<string, Model> = {};
  for (const { name, labels, size, step, sharpness, unknown, places, entries } of heading.models) {
    const known = new Uint32Array(take(size / 8).buffer);
    const hasLists = labels.length !== 2;
    const starts = startsOf(take(hasLists ? places : 0));
    const rarity = take(places);
    const entryLabels = take(hasLists ? entries : 0);
    const weights = new Int8Array(take(entries).buffer);
    const ranks = ranksOf(known);
    models[name] = {
      ...{ labels, size, known, ranks, starts, entryLabels, weights, step, rarity, unknown, sharpness, featuresOf },
    };
  }
  return models;
}

function bytesOf(array: Uint8Array | Int8Array | Uint32Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

/** How many entries each known slot has: at most one for each label, so a byte holds it. */
function countsOf({ starts, rarity, labels }: Model): Uint8Array {
  if (labels.length === 2) return new Uint8Array();
  return rarity.map((_, place) => (starts[place + 1] ?? 0) - (starts[place] ?? 0));
}

function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let place = 0; place < counts.length; place++) starts[place + 1] = (starts[place] ?? 0) + (counts[place] ?? 0);
  return starts;
}
