import type { OpenEdition } from '../editions/edition.ts';
import { isEnglish } from '../language/english.ts';
import { spellingDistance, stemOf, wordsOf } from '../language/words.ts';

/** A verse that holds words which were looked for. */
export interface Found {
  id: number;
  edition: OpenEdition;
  /** 0 to 1: how much of what was looked for it holds, the rare words counting most. */
  coverage: number;
  /** 0 to 1: how much of that stands in the order in which it was asked. */
  order: number;
  score: number;
}

/** How many words, the rarest first, lead to the verses that are looked at. */
const PROBES = 6;
/** How many verses are read word by word. */
const CANDIDATES = 24;
/** How many words' verses are kept in memory, for each edition. */
const KEPT_HOLDINGS = 1500;
/** A word in more verses than this only adds to verses that a rarer one led to. */
const RARE = 700;
/** A word in more verses than this leads nowhere. */
const COMMON = 3000;

/**
 * Looks for half-remembered words in one edition, whatever small mistakes are in them: the verses that hold most of
 * them, in about that order.
 *
 * @param favours adds to the score of a verse that people often ask for, by its number
 */
export function searchWords(edition: OpenEdition, words: string[], favours: (id: number) => number): Found[] {
  const index = indexOf(edition);
  const asked = words.slice(0, 40).map((word) => index.known(word));
  const distinct = [...new Set(asked)].filter((stem) => index.weight(stem) > 0);
  const probes = distinct
    .filter((stem) => edition.documents(stem) > 0)
    .sort((one, other) => index.documents(one) - index.documents(other))
    .filter((stem, at) => at < 2 || (at < PROBES && index.documents(stem) < COMMON));
  const hits = new Map<number, number>();
  for (const [at, stem] of probes.entries()) {
    const weight = index.weight(stem);
    const adds = at === 0 || index.documents(stem) < RARE;
    for (const id of index.holding(stem)) {
      const before = hits.get(id);
      if (before !== undefined) hits.set(id, before + weight);
      else if (adds) hits.set(id, weight);
    }
  }
  const candidates = [...hits]
    .map(([id, weight]): [number, number] => [id, weight + favours(id)])
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, CANDIDATES);
  const whole = distinct.reduce((sum, stem) => sum + index.weight(stem), 0);
  return candidates
    .map(([id]) => rate(edition, id, asked, distinct, whole, index, favours(id)))
    .sort((one, other) => other.score - one.score || one.id - other.id);
}

function rate(
  edition: OpenEdition,
  id: number,
  asked: string[],
  distinct: string[],
  whole: number,
  index: WordIndex,
  favour: number,
): Found {
  const stems = stemsOfVerse(edition, id);
  const places = new Map<string, number[]>();
  for (const [at, stem] of stems.entries()) {
    const known = places.get(stem);
    if (known) known.push(at);
    else places.set(stem, [at]);
  }
  let held = 0;
  for (const stem of distinct) if (places.has(stem)) held += index.weight(stem);
  let pairs = 0;
  let inOrder = 0;
  for (let at = 1; at < asked.length; at++) {
    const weight = index.weight(asked[at - 1] ?? '') + index.weight(asked[at] ?? '');
    pairs += weight;
    const before = places.get(asked[at - 1] ?? '');
    const after = places.get(asked[at] ?? '');
    if (before && after?.some((place) => before.some((other) => place > other && place - other <= 3)))
      inOrder += weight;
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

/** What is known of an edition's words. */
interface WordIndex {
  documents(stem: string): number;
  /** The numbers of the verses that hold a word. */
  holding(stem: string): Int32Array;
  /** How much a word tells: the fewer verses hold it, the more; nothing for a word that no verse can hold. */
  weight(stem: string): number;
  /** A word's stem; of a word that is no English, the stem in this edition that it most nearly spells. */
  known(word: string): string;
}

const indexes = new WeakMap<OpenEdition, WordIndex>();

function indexOf(edition: OpenEdition): WordIndex {
  const made = indexes.get(edition) ?? makeIndex(edition);
  indexes.set(edition, made);
  return made;
}

function makeIndex(edition: OpenEdition): WordIndex {
  const verses = edition.ids.length;
  const documents = edition.documents;
  const holdings = new Map<string, Int32Array>();
  const mendings = new Map<string, string>();
  const mend = (stem: string): string => {
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
  };
  return {
    documents,
    holding(stem) {
      const kept = holdings.get(stem);
      if (kept) return kept;
      const ids = Int32Array.from(edition.holding(stem));
      if (holdings.size < KEPT_HOLDINGS) holdings.set(stem, ids);
      return ids;
    },
    weight: (stem) => Math.log((verses + 1) / (documents(stem) + 1)) / (documents(stem) === 0 ? 2 : 1),
    known(word) {
      const stem = stemOf(word);
      if (stem.length < 4 || documents(stem) > 0 || isEnglish(word)) return stem;
      const before = mendings.get(stem);
      if (before !== undefined) return before;
      const after = mend(stem);
      if (mendings.size < 5000) mendings.set(stem, after);
      return after;
    },
  };
}

const verseStems = new WeakMap<OpenEdition, Map<number, string[]>>();

function stemsOfVerse(edition: OpenEdition, id: number): string[] {
  const kept = verseStems.get(edition) ?? new Map<number, string[]>();
  verseStems.set(edition, kept);
  const known = kept.get(id);
  if (known) return known;
  const stems = wordsOf(edition.text(id) ?? '').map(stemOf);
  if (kept.size < 4000) kept.set(id, stems);
  return stems;
}

/** Whether every one of the words is in an edition, or nearly spells one that is. */
export function knowsAll(edition: OpenEdition, words: string[]): boolean {
  const index = indexOf(edition);
  return words.every((word) => edition.documents(index.known(word)) > 0);
}

/** How many of the words an edition holds, 0 to 1: whether it is in their language at all. */
export function shareKnown(edition: OpenEdition, words: string[]): number {
  const known = words.filter((word) => edition.documents(stemOf(word)) > 0).length;
  return words.length === 0 ? 0 : known / words.length;
}
