import { tokensOf } from './text.ts';

/** The features of a text: names, each with its weight. */
export type Features = Map<string, number>;

/** Reads the features of a text. A model must be asked with the same function that it was trained with. */
export type FeaturesOf = (text: string) => Features;

/** How much a pair of neighbouring words counts beside a word. */
const PAIR = 0.7;
/** How much a piece of a word counts; a word has many. */
const PIECE = 0.32;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

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
  const features: Features = new Map();
  let before = '^';
  for (const token of tokens) {
    features.set(`w ${token}`, 1);
    features.set(`p ${before} ${token}`, PAIR);
    before = token;
    const word = `_${token}_`;
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
      for (let at = 0; at + length <= word.length; at++) features.set(`c ${word.slice(at, at + length)}`, piece);
    }
  }
  return features;
}

/** Which of the model's slots the features touch, and how much. `size` is how many there are, a power of two. */
export function slotsOf(features: Features, size: number): Map<number, number> {
  // Several models of one size are asked about the same text, one after the other.
  if (last?.features !== features || last.size !== size) last = { features, size, slots: readSlots(features, size) };
  return last.slots;
}

let last: { features: Features; size: number; slots: Map<number, number> } | undefined;

function readSlots(features: Features, size: number): Map<number, number> {
  const slots = new Map<number, number>();
  for (const [name, value] of features) {
    const slot = hash(name) & (size - 1);
    slots.set(slot, (slots.get(slot) ?? 0) + value);
  }
  return slots;
}

/** A text as a point: the slots it touches, and how much; its length is 1. */
export interface Point {
  slots: Uint32Array;
  values: Float32Array;
}

/** @param rarity how much each slot counts: what is rare tells more */
export function pointOf(touched: Map<number, number>, rarity: Uint8Array): Point {
  const slots = new Uint32Array(touched.size);
  const values = new Float32Array(touched.size);
  let square = 0;
  let at = 0;
  for (const [slot, much] of touched) {
    const value = much * (rarity[slot] ?? 0);
    slots[at] = slot;
    values[at++] = value;
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  return { slots, values: values.map((value) => value / length) };
}

/** FNV-1a, 32 bits, stirred once more so that its low bits are even. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
