import type { Need } from '#content/verses/needs/need.ts';
import { isEnglish } from '../language/english.ts';
import { memoize } from '../language/memoize.ts';
import { spellingDistance, stemOf, wordsOf } from '../language/words.ts';

/** What calls for something: the stems of a phrase, and how much it counts. */
interface Call {
  owner: number;
  stems: string[];
  weight: number;
}

/** The root of a Kiswahili verb that calls for something, with the words that follow it. */
interface Root {
  owner: number;
  root: string;
  rest: string[];
  weight: number;
}

/** Finds which of a list of things a message calls for. */
export interface Caller {
  /** How strongly each is called for, by its place in the list; the words that called. */
  match(words: string[]): { scores: Map<number, number>; used: Set<string> };
  /** Whether a word is the inflected form of a Kiswahili root, or a Kiswahili word, that calls for something. */
  isSwahili(word: string): boolean;
}

/** Words that a phrase can do without, as long as two others remain. */
const LIGHT = new Set('a an the my our your to of in for with at on it from'.split(' ').map(stemOf));

/** Words of every sentence: sharing them says little. */
const LITTLE = new Set('i im am me you it have do not who'.split(' ').map(stemOf));

function weightOf(stems: string[]): number {
  return stems.reduce((sum, stem) => sum + (LITTLE.has(stem) ? 0.3 : 1), 0);
}

/** Subjects, tenses and objects that stand before the root of a Kiswahili verb. */
const PREFIXES =
  /^(?:ha|si|hu|ku|kw|ni|n|u|a|tu|tw|m|mu|mw|wa|w|i|ki|vi|zi|ya|li|na|nime|me|ta|ka|ji|ja|po|ye|o|nge|yu|tunda){1,5}$/;

/** The longest step between two words of a phrase. */
const STEP = 3;

/**
 * Makes the finder of an index of needs from their `calls` and `wito`.
 *
 */
export function callerOf(needs: Pick<Need, 'calls' | 'wito'>[]): Caller {
  const byFirst = new Map<string, Call[]>();
  const roots: Root[] = [];
  const swahili = new Set<string>();
  const known = new Map<string, string[]>();
  const learn = (stem: string) => {
    const alike = known.getOrInsert(stem[0] ?? '', []);
    if (!alike.includes(stem)) alike.push(stem);
  };
  for (const [owner, { calls, wito }] of needs.entries()) {
    const seen = new Set<string>();
    const english = split(calls);
    for (const [at, said] of [...english, ...split(wito)].entries()) {
      const isWito = at >= english.length;
      if (said.startsWith('-')) {
        const [root = '', ...rest] = said.slice(1).split(' ');
        roots.push({ root, rest: rest.map(stemOf), owner, weight: rest.length === 0 ? 2 : 3 + rest.length });
        continue;
      }
      const stems = phrase(said);
      if (seen.has(stems.join(' '))) continue;
      seen.add(stems.join(' '));
      for (const stem of stems) learn(stem);
      if (isWito) for (const word of wordsOf(said)) if (word.length > 3) swahili.add(word);
      const telling = stems.filter((stem) => !LIGHT.has(stem)).length;
      const weight = said.startsWith('~') ? 1 : telling < 2 ? 2 : 3 + weightOf(stems);
      const first = stems[0] ?? '';
      byFirst.getOrInsert(first, []).push({ owner, stems, weight });
    }
  }
  const rootsOf = memoize((word: string) => roots.filter(({ root }) => inflects(word, root)));
  const mended = memoize((word: string): string => {
    const stem = stemOf(word);
    return stem.length < 4 || isEnglish(word) ? stem : nearest(stem, known.get(stem[0] ?? '') ?? []);
  });

  return {
    match(words) {
      const stems = words.map(mended);
      const scores = new Map<number, number>();
      const used = new Set<string>();
      const add = (owner: number, weight: number) => scores.set(owner, (scores.get(owner) ?? 0) + weight);
      const rooted = new Set<Root>();
      const found: { call: Call; places: number[] }[] = [];
      for (const [at, stem] of stems.entries()) {
        for (const call of byFirst.get(stem) ?? []) {
          const places = placesOf(stems, at, call.stems);
          if (places) found.push({ call, places });
        }
        const word = words[at] ?? '';
        if (word.length < 4 || isEnglish(word)) continue;
        for (const root of rootsOf(word)) {
          if (rooted.has(root) || !placesOf(stems, at, [stem, ...root.rest])) continue;
          rooted.add(root);
          used.add(stem);
          add(root.owner, root.weight);
        }
      }
      const covered = new Set<string>();
      for (const { call, places } of found.sort(heaviestFirst)) {
        const marks = places.map((place) => `${call.owner} ${place}`);
        if (marks.every((mark) => covered.has(mark))) continue;
        for (const mark of marks) covered.add(mark);
        for (const stem of call.stems) used.add(stem);
        add(call.owner, call.weight);
      }
      return { scores, used };
    },
    isSwahili: (word) => swahili.has(word) || (word.length > 3 && !isEnglish(word) && rootsOf(word).length > 0),
  };
}

/** The heaviest calls come first; among equals the longest, so that a part of it does not count again. */
function heaviestFirst(one: { call: Call }, other: { call: Call }): number {
  return other.call.weight - one.call.weight || other.call.stems.length - one.call.stems.length;
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function phrase(said: string): string[] {
  const stems = wordsOf(said).map(stemOf);
  const heavy = stems.filter((stem) => !LIGHT.has(stem));
  return heavy.length >= 2 ? heavy : stems;
}

/** Where a phrase's words stand from this place on, with at most two others between; undefined when they do not. */
function placesOf(stems: string[], start: number, phraseStems: string[]): number[] | undefined {
  const places = [start];
  for (const stem of phraseStems.slice(1)) {
    const at = places.at(-1) ?? start;
    const next = stems.slice(at + 1, at + 1 + STEP).indexOf(stem);
    if (next < 0) return undefined;
    places.push(at + 1 + next);
  }
  return places;
}

/** Whether a word is a root with the prefixes and endings of a Kiswahili verb: `ogop` in `wasiogope`. */
function inflects(word: string, root: string): boolean {
  const at = word.indexOf(root, 1);
  if (at < 1 || !/[aeiou]$/.test(word)) return false;
  const ending = word.slice(at + root.length);
  const ends = /[aeiou]$/.test(root) ? /^(?:ni|na|je)?$/ : /^[a-z]{1,6}$/;
  return ends.test(ending) && PREFIXES.test(word.slice(0, at));
}

function nearest(stem: string, candidates: string[]): string {
  const most = stem.length >= 8 ? 2 : 1;
  let best = stem;
  let least = most + 1;
  for (const candidate of candidates) {
    if (candidate.length < 4 || (stem.length < 6 && isOtherWord(stem, candidate))) continue;
    const distance = spellingDistance(stem, candidate, most);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Short words of one length that differ by a letter are rather two words (`cheap`, `cheat`) than one misspelt. */
function isOtherWord(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') !== [...other].sort().join('');
}
