import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishLemma } from './english.ts';
import { behindPrefixes, parseVerb, type SwahiliVerb } from './kiswahili.ts';
import { memoize } from './memoize.ts';
import { stemOf } from './words.ts';

/** A word with what is known of it. */
export interface ReadWord {
  word: string;
  /** Its plain form in English; of a Sheng verb such as `nimegraduate` that of its English part. */
  lemma?: string;
  verb?: SwahiliVerb;
  /** What it means, as `src/content/verses/concepts.txt` and `everydayWords.txt` name it: `die`, `husband`. */
  concepts: string[];
}

const FOLDER = join(import.meta.dirname, '../../../content/verses');
const FILES = ['concepts.txt', 'everydayWords.txt'];

const byWord = new Map<string, string[]>();
const byRoot = new Map<string, string[]>();
const text = FILES.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('\n');
for (const line of text.split('\n')) {
  if (line.startsWith('#') || !line.includes('=')) continue;
  const [concept = '', words = ''] = line.split('=').map((part) => part.trim());
  for (const word of words.replaceAll("'", '').split(/\s+/)) {
    const [list, key] = word.startsWith('-') ? [byRoot, word.slice(1)] : [byWord, word];
    list.set(key, [...(list.get(key) ?? []), concept]);
  }
}
const roots = new Set(byRoot.keys());

/** The last words of all pairs. Most words are none of them, so no pair need be looked up. */
const lastOfPairs = new Set(
  [...byWord.keys(), ...byRoot.keys()]
    .filter((key) => key.includes('_'))
    .map((key) => key.slice(key.lastIndexOf('_') + 1)),
);

/** Changes with the files of meanings: models that were trained with another one are not used. */
export const conceptsVersion = text;

/** Reads words one by one and in pairs: their plain forms, their verbs, and what they mean. */
export function readWords(tokens: string[]): ReadWord[] {
  return tokens.map((token, at) => {
    const word = readWord(token);
    const before = tokens[at - 1];
    const endsPair = lastOfPairs.has(token) || lastOfPairs.has(word.lemma ?? token);
    if (before === undefined || !endsPair) return word;
    const { lemma = before, verb } = readWord(before);
    const pair =
      byWord.get(`${before}_${token}`) ??
      byWord.get(`${lemma}_${word.lemma ?? token}`) ??
      (verb && byRoot.get(`${verb.root}_${token}`));
    return pair ? { ...word, concepts: [...word.concepts, ...pair] } : word;
  });
}

const readWord = memoize((word: string): ReadWord => {
  const own = byWord.get(word);
  const lemma = englishLemma(word);
  if (own) return { word, concepts: own, ...(lemma && { lemma }) };
  if (lemma) return { word, lemma, concepts: byWord.get(lemma) ?? [] };
  const verb = parseVerb(word, roots);
  if (verb) return { word, verb, concepts: byRoot.get(verb.root) ?? [] };
  for (const rest of behindPrefixes(word)) {
    const inner = rest.length > 2 ? (byWord.has(rest) ? rest : englishLemma(rest)) : undefined;
    if (inner) return { word, lemma: inner, concepts: byWord.get(inner) ?? [] };
  }
  return { word, concepts: [] };
});

/** Whether a word is known: English, a Kiswahili verb, Sheng, or in the list of meanings. */
export function isKnownWord(word: string): boolean {
  const { lemma, verb, concepts } = readWord(word);
  return lemma !== undefined || verb !== undefined || concepts.length > 0;
}

/** Whether a word is a verb of Kiswahili whose root is known. */
export const isSwahiliVerb = (word: string): boolean => readWord(word).verb !== undefined;

/** For each word, what to search for in another text: its stem, its base form and its concepts. */
export const formsOf = (words: readonly string[]): string[][] =>
  readWords([...words]).map(({ word, lemma, verb, concepts }) => [
    ...new Set([stemOf(word), ...(lemma ? [stemOf(lemma)] : []), ...(verb ? [verb.root] : []), ...concepts]),
  ]);
