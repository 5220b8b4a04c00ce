import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Features, type FeaturesOf, pointOf, slotsOf } from './features.ts';

/**
 * A small linear model: for each slot, the labels that it speaks for or against. The weights are bytes, and the small
 * ones are left out.
 */
export interface Model {
  labels: string[];
  /** How many slots there are, a power of two. */
  size: number;
  /** Where each slot's entries begin; one more than there are slots. */
  starts: Uint32Array;
  /** Of each entry, the place of its label. */
  entryLabels: Uint8Array;
  /** Of each entry, its weight in steps of `step`. */
  weights: Int8Array;
  step: number;
  /** How much each slot counts in a text, in sixteenths: what is rare tells more. */
  rarity: Uint8Array;
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
export function scoresOf(model: Model, text: string): Float32Array {
  const { slots, values } = pointOf(slotsOf(featuresIn(text, model.featuresOf), model.size), model.rarity);
  const { starts, entryLabels, weights, step } = model;
  const scores = new Float32Array(model.labels.length);
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0;
    const value = (values[at] ?? 0) * step;
    const end = starts[slot + 1] ?? 0;
    for (let entry = starts[slot] ?? 0; entry < end; entry++) {
      const label = entryLabels[entry] ?? 0;
      scores[label] = (scores[label] ?? 0) + value * (weights[entry] ?? 0);
    }
  }
  return scores;
}

/** Scores as shares of 1. */
export function softmax(scores: Float32Array, sharpness: number): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  const shares = scores.map((score) => Math.exp((score - most) * sharpness));
  let sum = 0;
  for (const share of shares) sum += share;
  return shares.map((share) => share / sum);
}

/** What a file of models begins with. */
interface Heading {
  digest: string;
  models: { name: string; labels: string[]; size: number; step: number; sharpness: number; entries: number }[];
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
    models: named.map(([name, { labels, size, step, sharpness, weights }]) => {
      return { name, labels, size, step, sharpness, entries: weights.length };
    }),
  };
  const json = Buffer.from(JSON.stringify(heading));
  const parts = named.flatMap(([, model]) => [
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
  for (const { name, labels, size, step, sharpness, entries } of heading.models) {
    const starts = startsOf(new Uint8Array(take(size)));
    const rarity = take(size);
    const entryLabels = take(entries);
    const weights = new Int8Array(take(entries).buffer);
    models[name] = { labels, size, starts, entryLabels, weights, step, rarity, sharpness, featuresOf };
  }
  return models;
}

function bytesOf(array: Uint8Array | Int8Array | Float32Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

/** How many entries each slot has: at most one for each label, so a byte holds it. */
function countsOf({ starts, size }: Model): Uint8Array {
  return Uint8Array.from({ length: size }, (_, slot) => (starts[slot + 1] ?? 0) - (starts[slot] ?? 0));
}

function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let slot = 0; slot < counts.length; slot++) starts[slot + 1] = (starts[slot] ?? 0) + (counts[slot] ?? 0);
  return starts;
}
