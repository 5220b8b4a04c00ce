import { softmax } from './model.ts';
import type { Point } from './points.ts';

/** An example as it is learned from. */
export interface Sample {
  point: Point;
  /** The place of its label. */
  target: number;
  /** How much it counts. */
  importance: number;
}

/** Weights while they are learned. */
export interface Learned {
  /** For each known slot a row with the weight of each label. */
  weights: Float32Array;
  /** How much the weights of each known slot were changed so far: the more, the smaller is the next step (AdaGrad). */
  squares: Float32Array;
  /** The number of labels. */
  count: number;
}

/** With how many likely labels, beside its own, an example is compared in each round. */
const RIVALS = 9;
/** The count for a feature that a label was never seen with. */
const UNSEEN = 0.1;

/** Naive Bayes: a label's weight for a slot is the logarithm of how often the two were seen together. */
export function countFeatures(samples: Sample[], { weights, count }: Learned, prior: number): void {
  const totals = new Float32Array(count);
  for (const { point, target, importance } of samples) {
    const { places, values } = point;
    totals[target] = (totals[target] as number) + importance;
    for (let at = 0; at < places.length; at++) {
      const cell = (places[at] as number) * count + target;
      weights[cell] = (weights[cell] as number) + (values[at] as number) * importance;
    }
  }
  const mean = samples.length / count;
  const share = totals.map((total) => mean / (total + mean * 0.2));
  for (let cell = 0; cell < weights.length; cell++) {
    const seen = weights[cell] as number;
    if (seen > 0) weights[cell] = prior * Math.log(1 + (seen * (share[cell % count] as number)) / UNSEEN);
  }
}

/** The labels that an example may be taken for, its own first and then the likeliest. */
export function rivalsOf({ point, target }: Sample, { weights, count }: Learned): Uint8Array {
  if (count === 2) return Uint8Array.of(target, 1 - target);
  const { places, values } = point;
  const scores = new Float32Array(count);
  for (let at = 0; at < places.length; at++) {
    const row = (places[at] as number) * count;
    const value = values[at] as number;
    // Most weights are 0 here; to add nothing costs less than to ask each time.
    for (let label = 0; label < count; label++) {
      scores[label] = (scores[label] as number) + value * (weights[row + label] as number);
    }
  }
  const others = [...scores.keys()].filter((label) => label !== target);
  const likely = others.sort((one, other) => (scores[other] as number) - (scores[one] as number)).slice(0, RIVALS);
  return Uint8Array.from([target, ...likely]);
}

/**
 * Moves the weights of one example toward its own label and away from those that it is taken for.
 *
 * @param rate how large a step is
 * @param decay how strongly weights are drawn to nothing
 */
export function learn(
  { point, importance }: Sample,
  rivals: Uint8Array,
  { weights, squares, count }: Learned,
  rate: number,
  decay: number,
): void {
  const { places, values } = point;
  const scores = new Float32Array(rivals.length);
  for (let one = 0; one < rivals.length; one++) {
    const label = rivals[one] as number;
    let score = 0; // as exact as an entry of `weights`, whichever order the loops have
    for (let at = 0; at < places.length; at++) {
      const cell = (places[at] as number) * count + label;
      score = Math.fround(score + (values[at] as number) * (weights[cell] as number));
    }
    scores[one] = score;
  }
  const missed = softmax(scores, 1);
  let sum = 0;
  for (let one = 0; one < missed.length; one++) {
    missed[one] = ((one === 0 ? 1 : 0) - (missed[one] as number)) * importance;
    sum += (missed[one] as number) ** 2;
  }
  if (sum < 0.0004) return;
  const steps = new Float64Array(places.length);
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const value = values[at] as number;
    const square = (squares[place] as number) + value * value * sum;
    squares[place] = square;
    steps[at] = rate / (Math.sqrt(square) + 0.05);
  }
  for (let one = 0; one < rivals.length; one++) {
    const label = rivals[one] as number;
    const miss = missed[one] as number;
    for (let at = 0; at < places.length; at++) {
      const cell = (places[at] as number) * count + label;
      const weight = weights[cell] as number;
      weights[cell] = weight + (steps[at] as number) * ((values[at] as number) * miss - decay * weight);
    }
  }
}
