import { spellingDistance, wordsOf } from '../language/words.ts';

/** Shorter words are left as they are: nearly every one is near to another. */
const MIN_LETTERS = 4;
/** Words of so many letters may have two mistakes. */
const LONG = 8;

/** The words of famous lines, by which misspelt ones are mended. */
export class LineVocabulary {
  readonly #known = new Set<string>();
  /** By first letter. */
  readonly #byLetter = new Map<string, string[]>();

  constructor(lines: readonly string[]) {
    for (const line of lines) for (const word of wordsOf(line)) this.#known.add(word);
    for (const word of this.#known) {
      if (word.length < MIN_LETTERS) continue;
      const list = this.#byLetter.get(word[0] ?? '') ?? [];
      list.push(word);
      this.#byLetter.set(word[0] ?? '', list);
    }
  }

  /** The words with misspelt ones mended; undefined where none is, or where fewer than half are known. */
  mend(words: readonly string[]): string[] | undefined {
    const known = words.filter((word) => this.#known.has(word)).length;
    if (known === words.length || known * 2 < words.length) return undefined;
    const mended = words.map((word) => (this.#known.has(word) ? word : (this.#nearest(word) ?? word)));
    return mended.some((word, at) => word !== words[at]) ? mended : undefined;
  }

  #nearest(word: string): string | undefined {
    if (word.length < MIN_LETTERS) return undefined;
    const most = word.length >= LONG ? 2 : 1;
    let best: string | undefined;
    let least = most + 1;
    for (const other of this.#byLetter.get(word[0] ?? '') ?? []) {
      // People drop letters more often than they put others: `lovd` is `loved`, and not `lord`.
      const distance = spellingDistance(word, other, most) - (isWithin(word, other) ? 0.5 : 0);
      if (distance < least) [best, least] = [other, distance];
    }
    return best;
  }
}

/** Whether the letters of a word stand in another in the same order. */
function isWithin(word: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at++;
  return at === word.length;
}
