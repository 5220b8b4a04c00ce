import { CONTRACTIONS } from '#content/verses/asks/quoting.ts';
import { wordsOf } from '../language/words.ts';

/** How many letters a group has. */
const GROUP = 4;
/** How many different characters a text has in a group: letters, digits and the mark between words. */
const CHARACTERS = 37;
const HIGHEST = CHARACTERS ** (GROUP - 1);

/** Short forms whose apostrophe is gone, as `wordsOf` gives them. */
const inFull = new Map(CONTRACTIONS.split(' ').map((form) => form.split(':') as [string, string]));

/** A phrase that was found, with how well it matches. */
export interface FoundPhrase<T> {
  value: T;
  /** The share of the letters' groups that text and phrase have in common, 0 to 1. */
  likeness: number;
  /** The share of the phrase that the text holds, 0 to 1. */
  held: number;
  /** The share of the text that the phrase holds, 0 to 1. */
  covered: number;
}

/**
 * Phrases, found by the groups of letters that they share with a text, so that spelling mistakes and a missing word do
 * not hide them. The groups are numbers in sorted arrays: there are some hundred thousand of them.
 */
export class PhraseIndex<T> {
  readonly #values: T[];
  /** How many groups each phrase has. */
  readonly #sizes: Uint16Array;
  /** Every group, in order, and where its phrases begin; one more than there are groups. */
  readonly #groups: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #phrases: Uint16Array;
  /** For each phrase, how many groups of the text in question it shares; all zero between questions. */
  readonly #shared: Uint16Array;

  /** @param phrases at most 65,536, each with what it stands for */
  constructor(phrases: readonly (readonly [phrase: string, value: T])[]) {
    this.#values = phrases.map(([, value]) => value);
    this.#sizes = new Uint16Array(phrases.length);
    this.#shared = new Uint16Array(phrases.length);
    const pairs = phrases.flatMap(([phrase], at) => {
      const groups = groupsOf(phrase);
      this.#sizes[at] = groups.length;
      return groups.map((group) => group * 65_536 + at);
    });
    const sorted = Float64Array.from(pairs).sort();
    this.#phrases = Uint16Array.from(sorted, (pair) => pair % 65_536);
    const groups: number[] = [];
    const starts: number[] = [];
    for (const [at, pair] of sorted.entries()) {
      const group = Math.floor(pair / 65_536);
      if (groups.at(-1) === group) continue;
      groups.push(group);
      starts.push(at);
    }
    this.#groups = Uint32Array.from(groups);
    this.#starts = Uint32Array.from([...starts, sorted.length]);
  }

  /**
   * The phrases of which a text holds that share, or which hold that share of the text; the likest first. A text of fewer
   * groups than that finds none.
   */
  find(text: string, least: { likeness: number; covered: number; groups?: number }): FoundPhrase<T>[] {
    const groups = groupsOf(text);
    if (groups.length < (least.groups ?? 1)) return [];
    const shared = this.#shared;
    const touched: number[] = [];
    for (const group of groups) {
      const place = placeIn(this.#groups, group);
      if (place < 0) continue;
      for (let at = this.#starts[place] as number; at < (this.#starts[place + 1] as number); at++) {
        const phrase = this.#phrases[at] as number;
        if (shared[phrase] === 0) touched.push(phrase);
        shared[phrase] = (shared[phrase] as number) + 1;
      }
    }
    const found: FoundPhrase<T>[] = [];
    for (const phrase of touched) {
      const count = shared[phrase] as number;
      shared[phrase] = 0;
      const size = this.#sizes[phrase] as number;
      const likeness = (2 * count) / (size + groups.length);
      const covered = count / groups.length;
      if (likeness < least.likeness && covered < least.covered) continue;
      found.push({ value: this.#values[phrase] as T, likeness, held: count / size, covered });
    }
    return found.sort((one, other) => other.likeness - one.likeness);
  }
}

/** Where a number stands in a sorted list; -1 when it does not. */
function placeIn(sorted: Uint32Array, number: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] as number;
    if (found === number) return middle;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * The groups of four letters of a text, across its words, so that their order counts: `_the the_ he_l e_lo`. Each is a
 * number to the base of 37.
 */
function groupsOf(text: string): number[] {
  const line = `_${wordsOf(text)
    .map((word) => inFull.get(word) ?? word)
    .join('_')}_`;
  const groups = new Set<number>();
  let group = 0;
  for (let at = 0; at < line.length; at++) {
    group = (group % HIGHEST) * CHARACTERS + characterOf(line.charCodeAt(at));
    if (at + 1 >= GROUP) groups.add(group);
  }
  return [...groups];
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35, and the mark between words is 36. */
function characterOf(code: number): number {
  if (code >= 97) return code - 97;
  return code < 58 ? code - 48 + 26 : 36;
}
