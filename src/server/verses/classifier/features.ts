import { plainText } from '../language/words.ts';

/** How much a pair of neighbouring words counts beside a word. */
const PAIR = 0.7;
/** How much a piece of a word counts; a word has many. */
const PIECE = 0.32;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;
/** The hash of `c `, which stands before each piece. */
const PIECES = hashed(BASIS, 'c ');

/** The features of a text, each with its weight. Names are kept as numbers: a text has some hundred of them. */
export class Features {
  /** By the hash of a feature's name, its weight. */
  readonly weights = new Map<number, number>();

  set(name: string, weight: number): void {
    this.weights.set(stirred(hashed(BASIS, name)), weight);
  }

  /** Sets a feature for each piece of a word: `c ` and three to five of its letters. */
  setPieces(word: string, weight: number): void {
    for (let from = 0; from + SHORTEST_PIECE <= word.length; from++) {
      let value = PIECES;
      const end = Math.min(word.length, from + LONGEST_PIECE);
      for (let at = from; at < end; at++) {
        value = Math.imul(value ^ word.charCodeAt(at), PRIME);
        if (at - from + 1 >= SHORTEST_PIECE) this.weights.set(stirred(value), weight);
      }
    }
  }
}

/** Letters, digits or one emoji; a mark between letters (`don't`) is dropped before. */
const TOKEN = /\p{L}+|\d+|\p{Extended_Pictographic}/gu;

/**
 * The words of a message in lower case, without accents and apostrophes, and its emoji. A letter that is repeated for
 * emphasis stands twice at most (`sooooo` is `soo`), and every number is `0`.
 */
export function tokensOf(text: string): string[] {
  const plain = plainText(text)
    .replaceAll("'", '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
  return (plain.match(TOKEN) ?? []).map((token) => (/^\d/.test(token) ? '0' : token));
}

/** Reads the features of a text. A model must be asked with the same function that it was trained with. */
export type FeaturesOf = (text: string) => Features;

/** Words, pairs of words, and pieces of three to five letters. A misspelt word keeps most of its pieces. */
export function textFeatures(text: string): Features {
  return tokenFeatures(tokensOf(text));
}

/**
 * The same, of words that were already read.
 *
 * @param piece how much a piece of a word counts beside a word
 */
export function tokenFeatures(tokens: string[], piece = PIECE): Features {
  const features = wordFeatures(tokens);
  for (const token of tokens) features.setPieces(`_${token}_`, piece);
  return features;
}

/** Words and pairs of them alone. */
export function wordFeatures(tokens: string[]): Features {
  const features = new Features();
  for (const [at, token] of tokens.entries()) {
    features.set(`w ${token}`, 1);
    features.set(`p ${tokens[at - 1] ?? '^'} ${token}`, PAIR);
  }
  return features;
}

/** Which of a model's slots a text touches, and how much each time. */
export interface Touched {
  slots: Uint32Array;
  amounts: Float32Array;
}

export function slotsOf({ weights }: Features): Touched {
  const slots = new Uint32Array(weights.size);
  const amounts = new Float32Array(weights.size);
  let at = 0;
  for (const [name, weight] of weights) {
    slots[at] = name;
    amounts[at++] = weight;
  }
  return { slots, amounts };
}

/** FNV-1a, 32 bits, of a text behind what was hashed before. */
function hashed(before: number, text: string): number {
  let value = before;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), PRIME);
  return value;
}

/** A hash stirred once more, so that its low bits are even. */
function stirred(hash: number): number {
  let value = hash ^ (hash >>> 15);
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
