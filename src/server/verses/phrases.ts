import { wordsOf } from './words.ts';

/** A phrase that was found, and how sure that is: 1 when the text is the phrase. */
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
 * Phrases, found by the groups of three letters that they share with a text, so that spelling mistakes and a missing
 * word do not hide them.
 */
export class PhraseIndex<T> {
  readonly #values: T[] = [];
  readonly #sizes: number[] = [];
  readonly #phrasesOf = new Map<string, number[]>();

  add(phrase: string, value: T): void {
    const at = this.#values.push(value) - 1;
    const groups = groupsOf(phrase);
    this.#sizes.push(groups.size);
    for (const group of groups) {
      const phrases = this.#phrasesOf.get(group);
      if (phrases) phrases.push(at);
      else this.#phrasesOf.set(group, [at]);
    }
  }

  /** The phrases that share at least that much with a text, the likest first. */
  find(text: string, leastLikeness: number): FoundPhrase<T>[] {
    const groups = groupsOf(text);
    const shared = new Map<number, number>();
    for (const group of groups) {
      for (const at of this.#phrasesOf.get(group) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const found: FoundPhrase<T>[] = [];
    for (const [at, count] of shared) {
      const size = this.#sizes[at] ?? 0;
      const likeness = (2 * count) / (size + groups.size);
      if (likeness < leastLikeness) continue;
      found.push({
        value: this.#values[at] as T,
        likeness,
        held: count / size,
        covered: count / groups.size,
      });
    }
    return found.sort((one, other) => other.likeness - one.likeness);
  }
}

/** The groups of three letters of a text's words, each word with its edges: `_lo lor ord rd_`. */
function groupsOf(text: string): Set<string> {
  const groups = new Set<string>();
  for (const word of wordsOf(text)) {
    const edged = `_${word}_`;
    for (let at = 0; at + 3 <= edged.length; at++) groups.add(edged.slice(at, at + 3));
  }
  return groups;
}
