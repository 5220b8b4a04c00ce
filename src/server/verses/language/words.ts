import { SAME_WORDS } from '#content/verses/wordForms.ts';
import { memoize } from './memoize.ts';

/** By each form, the word that it counts as. */
const SAME = new Map(
  Object.entries(SAME_WORDS).flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
);

/** Signs that people type, or paste, for an apostrophe. Some would otherwise be taken apart into a space and an accent. */
const APOSTROPHES = /[’‘‛ʼʹ`´′＇]/gu;
/** Accents, and signs that are not seen: soft hyphens, spaces without width, marks of direction. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;

/** A text in lower case, in plain letters and signs, whatever the keyboard or the page that it comes from. */
export const plainText = (text: string): string =>
  text.replace(APOSTROPHES, "'").normalize('NFKD').toLowerCase().replace(UNSEEN, '');

/** The words of a list, which stand between spaces. */
export const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** The words of a text: lower case, without accents, apostrophes and punctuation. */
export function wordsOf(text: string): string[] {
  return (
    plainText(text)
      .replace(/'(?:s\b)?/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  );
}

/** What a word counts as when words are compared: `loveth`, `loving` and `loved` are one, `thee` is `you`. */
export const stemOf = memoize((word: string): string => shorten(SAME.get(word) ?? word));

/** The stems of a text's words, in order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

function shorten(word: string): string {
  if (word.length < 3) return word;
  return word
    .replace(/(?<=.{3})(?:ings?|edst|ed|eth|est|es|(?<!s)s)$/, '')
    .replace(/(?<=.{3})(?:ly|ness)$/, '')
    .replace(/(?<=.{3})er$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=.{3})e$|(?<=.{4})[yi]$/, '');
}

/** The rows of the table in `spellingDistance`: the present one and the two before it. They are used again by each call. */
const rows: [number[], number[], number[]] = [[], [], []];

/** How many letters must change, be added, dropped or swapped to make one word of the other; `most + 1` when more. */
export function spellingDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last, row] = rows;
  for (let j = 0; j <= other.length; j++) last[j] = j;
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    let least = i;
    const letter = one.charCodeAt(i - 1);
    const letterBefore = one.charCodeAt(i - 2);
    for (let j = 1; j <= other.length; j++) {
      const otherLetter = other.charCodeAt(j - 1);
      let cost = (last[j - 1] as number) + (letter === otherLetter ? 0 : 1);
      cost = Math.min(cost, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && letterBefore === otherLetter) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] ?? most + 1;
}
