/** Digits that stand together in a text. */
export interface Group {
  digits: string;
  start: number;
  end: number;
}

/** Splits a list into groups of neighbours. An item joins the group of the item before it where the two belong together. */
export function chainsOf<Item>(items: readonly Item[], belong: (one: Item, next: Item) => boolean): Item[][] {
  const chains: Item[][] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && belong(items[at - 1] as Item, item)) chains.at(-1)?.push(item);
    else chains.push([item]);
  }
  return chains;
}

/** The digits in a text, as `asRead` makes it: groups with no letter between them are read as one number. */
export const runsIn = (text: string): Group[][] =>
  chainsOf(
    [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: index, end: index + digits.length })),
    (one, next) => !/\p{L}/u.test(text.slice(one.end, next.start)),
  );

/** How many words a text has, up to three. */
export function wordsIn(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/\p{L}+/gu)) {
    count++;
    if (count === 3) break;
  }
  return count;
}
