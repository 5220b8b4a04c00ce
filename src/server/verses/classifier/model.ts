import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Features, type FeaturesOf, slotsOf } from './features.ts';
import { type Neighbours, votesOf } from './neighbours.ts';
import { type KnownSlots, type Point, placesOf, pointOf } from './points.ts';

/** What ranks labels: a linear model, or the examples most like a text. */
export type Model = (Linear | Neighbours) & { labels: string[]; featuresOf: FeaturesOf };

/** A small linear model: for each known slot, how much it speaks for or against each label. */
interface Linear extends KnownSlots {
  /** For each known slot a row with the weight of each label, in steps of `step`; between two labels, of the second alone. */
  weights: Int8Array;
  step: number;
  /** Scores are multiplied by this, so that a confidence of 0.8 is right about eight times in ten. */
  sharpness: number;
}

/** A label with how sure the model is of it, 0 to 1. */
export interface Ranked {
  label: string;
  confidence: number;
}

/** Every label, the surest first; the confidences add up to 1. */
export function classify(model: Model, text: string): Ranked[] {
  const { labels, featuresOf } = model;
  const point = pointOf(slotsOf(featuresIn(text, featuresOf)), model);
  const shares =
    'targets' in model
      ? votesOf(model, point, labels.length)
      : softmax(scoresOf(model, point, labels.length), model.sharpness);
  return labels
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
function scoresOf({ weights, step }: Linear, { places, values }: Point, count: number): Float32Array {
  const first = count === 2 ? 1 : 0;
  const row = count - first;
  const scores = new Float32Array(count);
  for (let at = 0; at < places.length; at++) {
    const cell = (places[at] as number) * row;
    const value = step * (values[at] as number);
    for (let label = 0; label < row; label++)
      scores[first + label] = (scores[first + label] as number) + value * (weights[cell + label] as number);
  }
  return scores;
}

/** Scores as shares of 1. */
export function softmax(scores: Float32Array, sharpness: number): Float32Array {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - most) * sharpness));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}

/** @param digest tells what they were trained from */
export function packModels(models: Record<string, Model>, digest: string): Buffer {
  const bare = Object.entries(models).map(([name, { featuresOf, places, ...model }]) => [name, places.length, model]);
  return deflateRawSync(serialize({ digest, bare }));
}

/**
 * The models of such a file; undefined when they were trained from something else than `digest` says.
 *
 * @param featuresOf gives by a model's name the function that it was trained with
 */
export function unpackModels(
  bytes: Buffer,
  digest: string,
  featuresOf: (name: string) => FeaturesOf,
): Record<string, Model> | undefined {
  const packed: { digest: string; bare: [string, number, Model][] } = deserialize(inflateRawSync(bytes));
  if (packed.digest !== digest) return undefined;
  return Object.fromEntries(
    packed.bare.map(([name, size, model]) => [
      name,
      { ...model, places: placesOf(model.slots, size), featuresOf: featuresOf(name) },
    ]),
  );
}
