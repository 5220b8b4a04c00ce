import type { KnownSlots, Point } from './points.ts';

/** Examples by the words that they share with a text: a lookup from each known slot to the examples that touch it. */
export interface Neighbours extends KnownSlots {
  /** For each known slot the place in `examples` where its own begin, and after the last slot where they end. */
  starts: Uint32Array;
  examples: Uint32Array;
  /** How much the slot counts in that example, in 255ths. */
  values: Uint8Array;
  /** For each example the place of its label. */
  targets: Uint8Array;
}

/** How many of the most similar examples are asked. */
const ASKED = 10;
/** A slot in more examples is left out: it tells little, and would take the longest to look up. */
const MOST_EXAMPLES = 3000;
/** What each label has without any example, so that none is impossible. */
const UNSEEN = 0.001;

/** @param points the examples, each with the place of its label in `targets` */
export function neighboursOf(points: Point[], targets: Uint8Array, known: KnownSlots): Neighbours {
  const times = new Uint32Array(known.slots.length);
  for (const { places } of points) for (const place of places) times[place] = (times[place] as number) + 1;
  const starts = new Uint32Array(known.slots.length + 1);
  for (const [place, count] of times.entries()) {
    starts[place + 1] = (starts[place] as number) + (count > MOST_EXAMPLES ? 0 : count);
  }
  const examples = new Uint32Array(starts[times.length] as number);
  const values = new Uint8Array(examples.length);
  const next = starts.slice();
  for (const [example, point] of points.entries()) {
    for (const [at, place] of point.places.entries()) {
      if ((times[place] as number) > MOST_EXAMPLES) continue;
      const free = next[place] as number;
      next[place] = free + 1;
      examples[free] = example;
      values[free] = Math.round(255 * (point.values[at] as number));
    }
  }
  return { ...known, starts, examples, values, targets };
}

/** How much each example is like the text. It is large, so it is used again: new ones would be collected all the time. */
let likeness = new Float32Array(0);

/** For each label its share of the votes: the most similar examples vote, the more similar the more. */
export function votesOf(neighbours: Neighbours, point: Point, count: number): Float32Array {
  const { starts, examples, values, targets } = neighbours;
  if (likeness.length === targets.length) likeness.fill(0);
  else likeness = new Float32Array(targets.length);
  for (const [at, place] of point.places.entries()) {
    const value = (point.values[at] as number) / 255;
    for (let one = starts[place] as number; one < (starts[place + 1] as number); one++) {
      const example = examples[one] as number;
      likeness[example] = (likeness[example] as number) + value * (values[one] as number);
    }
  }
  const votes = new Float32Array(count).fill(UNSEEN);
  for (const example of mostOf()) {
    const target = targets[example] as number;
    votes[target] = (votes[target] as number) + (likeness[example] as number) ** 2;
  }
  const sum = votes.reduce((all, vote) => all + vote, 0);
  return votes.map((vote) => vote / sum);
}

/** The examples most like a text, the most like one first. */
function mostOf(): number[] {
  const most: number[] = [];
  let least = 0;
  for (let example = 0; example < likeness.length; example++) {
    if ((likeness[example] as number) > least) least = add(example, most);
  }
  return most;
}

/** Puts an example into the list, by its likeness. Returns the likeness above which others still come into it. */
function add(example: number, most: number[]): number {
  const likeOf = (one: number | undefined) => (one === undefined ? 0 : (likeness[one] as number));
  const before = most.findLastIndex((one) => likeOf(one) >= likeOf(example));
  most.splice(before + 1, 0, example);
  most.splice(ASKED);
  return likeOf(most[ASKED - 1]);
}
