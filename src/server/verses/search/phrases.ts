import { wordsOf } from '../language/words.ts';

/** How many letters a group has. */
const GROUP = 4;

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
 * Phrases, found by the groups of letters that they share with a text, so that spelling mistakes and a missing word do
 * not hide them.
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

  /**
   * The phrases of which a text holds that share, or which hold that share of the text; the likest first. A text of fewer
   * groups than that finds none.
   */
  find(text: string, least: { likeness: number; covered: number; groups?: number }): FoundPhrase<T>[] {
    const groups = groupsOf(text);
    if (groups.size < (least.groups ?? 1)) return [];
    const shared = new Map<number, number>();
    for (const group of groups) {
      for (const at of this.#phrasesOf.get(group) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const found: FoundPhrase<T>[] = [];
    for (const [at, count] of shared) {
      const size = this.#sizes[at] ?? 0;
      const likeness = (2 * count) / (size + groups.size);
      const covered = count / groups.size;
      if (likeness < least.likeness && covered < least.covered) continue;
      found.push({ value: this.#values[at] as T, likeness, held: count / size, covered });
    }
    return found.sort((one, other) => other.likeness - one.likeness);
  }
}

/** The groups of four letters of a text, across its words, so that their order counts: `_the the_ he_l e_lo`. */
function groupsOf(text: string): Set<string> {
  const line = `_${wordsOf(text).join('_')}_`;
  const groups = new Set<string>();
  for (let at = 0; at + GROUP <= line.length; at++) groups.add(line.slice(at, at + GROUP));
  return groups;
}
