import type { OpenEdition } from '../editions/edition.ts';
import { isEnglish } from '../language/english.ts';
import { memoize, onceFor } from '../language/memoize.ts';
import { spellingDistance, stemOf, stemsOf } from '../language/words.ts';

/** A verse that contains some of the words in a search. */
export interface Found {
  id: number;
  edition: OpenEdition;
  /** 0 to 1: the share of the searched words that it contains; rare words count most. */
  coverage: number;
  /** 0 to 1: the share of those words that stand in the same order as in the search. */
  order: number;
  score: number;
}

/** How many words of a search, the rarest first, select the candidate verses. */
const PROBES = 6;
/** How many candidate verses are compared word by word. */
const CANDIDATES = 24;
/** A verse that cannot reach this coverage is skipped: no caller accepts less. */
const LEAST_COVERAGE = 0.4;
/** A word in more verses than this adds to the score of a candidate, but selects none. */
const RARE = 700;
/** A word in more verses than this is ignored when candidates are selected. */
const COMMON = 3000;

/**
 * Searches one edition for half-remembered words, with small mistakes: gives the verses that contain most of them, in
 * about the same order.
 *
 * @param favours adds to the score of a verse that people often ask for, by its number
 * @param coverage verses that hold a smaller share of the words are not looked at, 0 to 1
 */
export function searchWords(
  edition: OpenEdition,
  words: string[],
  favours: (id: number) => number,
  coverage = LEAST_COVERAGE,
): Found[] {
  const index = indexOf(edition);
  const asked = words.slice(0, 40).map((word) => index.known(word));
  const distinct = [...new Set(asked)].filter((stem) => index.weight(stem) > 0);
  const probes = distinct
    .filter((stem) => edition.documents(stem) > 0)
    .sort((one, other) => index.documents(one) - index.documents(other))
    .filter((stem, at) => at < 2 || (at < PROBES && index.documents(stem) < COMMON));
  const weights = new Map(distinct.map((stem) => [stem, index.weight(stem)]));
  const whole = sumOf([...weights.values()]);
  // The most that the ignored words can add.
  const unprobed = whole - sumOf(probes.map((stem) => weights.get(stem) ?? 0));
  const { hits } = index;
  const touched: number[] = [];
  for (const [at, stem] of probes.entries()) {
    const weight = weights.get(stem) ?? 0;
    const adds = at === 0 || index.documents(stem) < RARE;
    for (const place of index.holding(stem)) {
      const before = hits[place] as number;
      if (before === 0 && !adds) continue;
      if (before === 0) touched.push(place);
      hits[place] = before + weight;
    }
  }
  const candidates: { id: number; weight: number }[] = [];
  for (const place of touched) {
    const held = hits[place] as number;
    hits[place] = 0;
    if (held + unprobed < coverage * whole) continue;
    const id = edition.ids[place] as number;
    candidates.push({ id, weight: held + favours(id) });
  }
  return candidates
    .sort((one, other) => other.weight - one.weight || one.id - other.id)
    .slice(0, CANDIDATES)
    .map(({ id }) => rate(edition, id, asked, weights, whole, favours(id)))
    .sort((one, other) => other.score - one.score || one.id - other.id);
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function rate(
  edition: OpenEdition,
  id: number,
  asked: string[],
  weights: Map<string, number>,
  whole: number,
  favour: number,
): Found {
  const stems = stemsIn(edition)(id);
  let held = 0;
  for (const [stem, weight] of weights) if (stems.includes(stem)) held += weight;
  let pairs = 0;
  let inOrder = 0;
  for (let at = 1; at < asked.length; at++) {
    const [before = '', after = ''] = [asked[at - 1], asked[at]];
    const weight = (weights.get(before) ?? 0) + (weights.get(after) ?? 0);
    pairs += weight;
    if (follows(stems, before, after)) inOrder += weight;
  }
  const coverage = whole === 0 ? 0 : held / whole;
  const order = pairs === 0 ? 0 : inOrder / pairs;
  const run = longestRun(asked, stems) / Math.max(asked.length, 1);
  const filled = Math.min(1, asked.length / Math.max(stems.length, 1));
  return {
    id,
    edition,
    coverage,
    order,
    score: 0.6 * coverage + 0.32 * order + 0.08 * run + 0.06 * filled + 0.06 * favour,
  };
}

/** Whether one word stands at most three behind the other. */
function follows(stems: string[], before: string, after: string): boolean {
  for (let at = stems.indexOf(before); at >= 0; at = stems.indexOf(before, at + 1)) {
    for (let next = at + 1; next <= at + 3; next++) if (stems[next] === after) return true;
  }
  return false;
}

/** How many of the words stand one right after the other, at most. */
function longestRun(asked: string[], stems: string[]): number {
  let longest = 0;
  let before: number[] = [];
  for (const word of asked) {
    const row = stems.map((stem, at) => (stem === word ? (before[at - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...row);
    before = row;
  }
  return longest;
}

/** Lookups over an edition's words. */
interface WordIndex {
  documents(stem: string): number;
  /** The verses that hold a word, by their places in the edition's list. */
  holding(stem: string): Uint16Array;
  /** For each verse of the edition, how much of the words in question it holds; all zero between questions. */
  hits: Float64Array;
  /** The weight of a word: the fewer verses contain it, the higher. */
  weight(stem: string): number;
  /** A word's stem; for a word that is not English, the closest stem in this edition. */
  known(word: string): string;
}

const indexOf = onceFor((edition: OpenEdition): WordIndex => {
  const verses = edition.ids.length;
  const documents = edition.documents;
  const mend = memoize((stem: string): string => {
    const most = stem.length >= 7 ? 2 : 1;
    let best = stem;
    let least = most + 1;
    let commonest = 0;
    for (let length = stem.length - most; length <= stem.length + most; length++) {
      for (const candidate of edition.shelf(stem[0] ?? '', length)) {
        const distance = spellingDistance(stem, candidate.stem, most);
        const likelier = distance === least && distance <= most && candidate.documents > commonest;
        if (distance < least || likelier) {
          best = candidate.stem;
          least = distance;
          commonest = candidate.documents;
        }
      }
    }
    return best;
  });
  return {
    documents,
    hits: new Float64Array(verses),
    holding: memoize((stem: string) => placesIn(edition.ids, edition.holding(stem))),
    weight: (stem) => Math.log((verses + 1) / (documents(stem) + 1)) / (documents(stem) === 0 ? 2 : 1),
    known(word) {
      const stem = stemOf(word);
      return stem.length < 4 || documents(stem) > 0 || isEnglish(word) ? stem : mend(stem);
    },
  };
});

/** Where some numbers stand in a list; both are sorted. A Bible has fewer verses than 65,536. */
function placesIn(list: Int32Array, numbers: number[]): Uint16Array {
  let place = 0;
  return Uint16Array.from(numbers, (number) => {
    while (place < list.length && (list[place] as number) < number) place++;
    return place;
  });
}

/** The stems of a verse, by its number. */
const stemsIn = onceFor((edition: OpenEdition) => memoize((id: number) => stemsOf(edition.text(id) ?? '')));

/** Whether an edition contains every one of the words, small spelling mistakes allowed. */
export function knowsAll(edition: OpenEdition, words: string[]): boolean {
  const index = indexOf(edition);
  return words.every((word) => edition.documents(index.known(word)) > 0);
}

/** The share of the words that an edition contains, 0 to 1; low when it is in another language. */
export function shareKnown(edition: OpenEdition, words: string[]): number {
  const known = words.filter((word) => edition.documents(stemOf(word)) > 0).length;
  return words.length === 0 ? 0 : known / words.length;
}
