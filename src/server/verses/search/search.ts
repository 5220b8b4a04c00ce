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

/** How many verses are compared with a search word by word. */
const CANDIDATES = 24;
/** A word in more verses than this adds to a verse that holds a rarer one; in more than that, it is passed over. */
const RARE = 700;
const COMMON = 3000;
/** The most words of a message that are searched. */
const MOST_WORDS = 40;

/**
 * Searches one edition for half-remembered words, with small mistakes: gives the verses that contain most of them, in
 * about the same order.
 *
 * @param favours adds to the score of a verse that people often ask for, by its number
 */
export function searchWords(edition: OpenEdition, words: string[], favours: (id: number) => number): Found[] {
  const { verses, holding, weight, known } = indexOf(edition);
  const asked = words.slice(0, MOST_WORDS).map(known);
  const weights = new Map(asked.map((stem) => [stem, weight(stem)]));
  const rarestFirst = [...weights.keys()].sort((one, other) => holding(one).length - holding(other).length);
  const said = new Map<number, number>();
  for (const [at, stem] of rarestFirst.filter((one) => holding(one).length > 0).entries()) {
    if (at > 1 && holding(stem).length > COMMON) break;
    for (const place of holding(stem)) {
      if (said.has(place) || at === 0 || holding(stem).length < RARE)
        said.set(place, (said.get(place) ?? 0) + (weights.get(stem) ?? 0));
    }
  }
  return [...said]
    .flatMap(([place, held]) => {
      const verse = verses[place];
      return verse ? [{ verse, held: held + favours(verse.id) }] : [];
    })
    .sort((one, other) => other.held - one.held || one.verse.id - other.verse.id)
    .slice(0, CANDIDATES)
    .map(({ verse: { id, stems } }) => ({ id, edition, ...rate(stems, asked, weights, favours(id)) }))
    .sort((one, other) => other.score - one.score || one.id - other.id);
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function rate(stems: string[], asked: string[], weights: Map<string, number>, favour: number) {
  const weightOf = (stem = '') => weights.get(stem) ?? 0;
  const held = sumOf([...weights.keys()].filter((stem) => stems.includes(stem)).map(weightOf));
  let pairs = 0;
  let inOrder = 0;
  for (let at = 1; at < asked.length; at++) {
    const [before = '', after = ''] = [asked[at - 1], asked[at]];
    const weight = weightOf(before) + weightOf(after);
    pairs += weight;
    if (follows(stems, before, after)) inOrder += weight;
  }
  const coverage = held / (sumOf([...weights.values()]) || 1);
  const order = inOrder / (pairs || 1);
  const isWhole = ` ${stems.join(' ')} `.includes(` ${asked.join(' ')} `);
  const filled = Math.min(1, asked.length / Math.max(stems.length, 1));
  return { coverage, order, score: 0.6 * coverage + (isWhole ? 0.4 : 0.36) * order + 0.06 * filled + 0.06 * favour };
}

/** Whether one word stands at most three behind the other. */
function follows(stems: string[], before: string, after: string): boolean {
  for (let at = stems.indexOf(before); at >= 0; at = stems.indexOf(before, at + 1)) {
    for (let next = at + 1; next <= at + 3; next++) if (stems[next] === after) return true;
  }
  return false;
}

/** Lookups over an edition's words; made when it is first searched, which takes about a second. */
const indexOf = onceFor((edition: OpenEdition) => {
  const verses = [...edition.texts].map(([id, text]) => ({ id, stems: stemsOf(text) }));
  /** The places of the verses that hold a word, by its stem. */
  const places = new Map<string, number[]>();
  for (const [place, { stems }] of verses.entries()) {
    for (const stem of new Set(stems)) {
      const list = places.get(stem);
      if (list) list.push(place);
      else places.set(stem, [place]);
    }
  }
  const holding = (stem: string): readonly number[] => places.get(stem) ?? [];
  /** The stem that one is nearest to; of several the commonest. */
  const mend = memoize((stem: string): string => {
    const most = stem.length >= 7 ? 2 : 1;
    const near = [...places.keys()]
      .filter((other) => other[0] === stem[0])
      .map((other) => ({ other, distance: spellingDistance(stem, other, most) }))
      .filter(({ distance }) => distance <= most)
      .sort((one, two) => one.distance - two.distance || holding(two.other).length - holding(one.other).length);
    return near[0]?.other ?? stem;
  });
  return {
    verses,
    holding,
    /** The weight of a word: the fewer verses contain it, the higher. */
    weight: (stem: string): number =>
      Math.log((verses.length + 1) / (holding(stem).length + 1)) / (holding(stem).length === 0 ? 2 : 1),
    /** A word's stem; for a word that is not English, the closest stem in this edition. */
    known(word: string): string {
      const stem = stemOf(word);
      return stem.length < 4 || holding(stem).length > 0 || isEnglish(word) ? stem : mend(stem);
    },
  };
});

/** How many verses of an edition hold a word, by its stem. */
export const countOf = (edition: OpenEdition, stem: string): number => indexOf(edition).holding(stem).length;

/** Whether an edition contains every one of the words, small spelling mistakes allowed. */
export const knowsAll = (edition: OpenEdition, words: string[]): boolean =>
  words.every((word) => countOf(edition, indexOf(edition).known(word)) > 0);

/** The share of the words that an edition contains, 0 to 1; low when it is in another language. */
export const shareKnown = (edition: OpenEdition, words: string[]): number =>
  words.filter((word) => countOf(edition, stemOf(word)) > 0).length / (words.length || 1);
