import { CONTRACTIONS, SHORT_FORMS } from '#content/verses/asks/quoting.ts';
import { wordsOf } from '../language/words.ts';

/** How many letters a group has. */
const GROUP = 4;

/** Short forms of text messages, and those whose apostrophe is gone, as `wordsOf` gives them. */
const shortForms = new Map(
  `${CONTRACTIONS} ${SHORT_FORMS}`.split(' ').map((form) => form.split(':') as [string, string]),
);

/** Words with their short forms in full. */
export const inFull = (words: readonly string[]): string[] => words.map((word) => shortForms.get(word) ?? word);

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

/** Phrases, found by the groups of letters that they share with a text, so that spelling mistakes do not hide them. */
export class PhraseIndex<T> {
  readonly #phrases: { value: T; size: number }[];
  /** By each group, the places of the phrases that have it. */
  readonly #places = new Map<string, number[]>();

  /** @param phrases each phrase with its value */
  constructor(phrases: readonly (readonly [phrase: string, value: T])[]) {
    this.#phrases = phrases.map(([phrase, value], place) => {
      const groups = groupsOf(phrase);
      for (const group of groups) {
        const list = this.#places.get(group);
        if (list) list.push(place);
        else this.#places.set(group, [place]);
      }
      return { value, size: groups.size };
    });
  }

  /** The phrases that share enough with a text (`likeness`), or cover enough of it (`covered`); the closest first. */
  find(text: string, least: { likeness: number; covered: number }): FoundPhrase<T>[] {
    const groups = groupsOf(text);
    const shared = new Uint16Array(this.#phrases.length);
    for (const group of groups) {
      for (const place of this.#places.get(group) ?? []) shared[place] = (shared[place] as number) + 1;
    }
    const found: FoundPhrase<T>[] = [];
    for (const [place, { value, size }] of this.#phrases.entries()) {
      const count = shared[place] as number;
      if (count === 0) continue;
      const likeness = (2 * count) / (size + groups.size);
      const covered = count / groups.size;
      if (likeness < least.likeness && covered < least.covered) continue;
      found.push({ value, likeness, held: count / size, covered });
    }
    return found.sort((one, other) => other.likeness - one.likeness);
  }
}

/** The groups of four letters of a text, across its words, so that their order counts: `_the the_ he_l e_lo`. */
function groupsOf(text: string): Set<string> {
  const line = `_${inFull(wordsOf(text)).join('_')}_`;
  const groups = new Set<string>();
  for (let end = GROUP; end <= line.length; end++) groups.add(line.slice(end - GROUP, end));
  return groups;
}
