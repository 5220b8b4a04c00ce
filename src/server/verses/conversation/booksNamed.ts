import { AROUND_WISH, BEFORE_BOOK, BEHIND_BOOK, BIBLE_PARTS, KINDS } from '#content/verses/asks/named.ts';
import { BOOKS, type Book } from '#shared/verse/bible.ts';
import { withoutEnds } from '../language/phraseList.ts';
import { findBookAlone } from '../references/references.ts';

const placeOfBook = (code: string): number => BOOKS.findIndex((book) => book.code === code);
const parts = new Map(
  BIBLE_PARTS.flatMap(([names, first, last]) => {
    const books = BOOKS.slice(placeOfBook(first), placeOfBook(last) + 1);
    return names.split(' ').map((name) => [name, books] as const);
  }),
);
const around = new Set(AROUND_WISH.split(' '));
const before = new Set(BEFORE_BOOK.split(' '));
const behind = new Set(BEHIND_BOOK.split(' '));
const kinds = new Set(KINDS.split(' '));

/** The books that a name means: one book, a testament, the gospels or another part of the Bible. Empty for other words. */
export function booksNamed(name: string): readonly Book[] {
  const part = parts.get(name.replace(/^the /, '').replaceAll(' ', '_'));
  if (part) return part;
  const book = findBookAlone(`book of ${name}`);
  return book ? [book] : [];
}

/** The part of the Bible that a wish for another passage names: `same but from the old testament`, `la Wakolosai`. */
export function bookWished(words: readonly string[]): string | undefined {
  const name = withoutEnds(words, around);
  const [from, said] = [words.indexOf(name[0] ?? ''), name.join(' ')];
  const isWished =
    words.slice(0, from).some((word) => before.has(word)) ||
    words.slice(from + name.length).some((word) => behind.has(word)) ||
    (kinds.has(name.join('_')) && words.length > 1);
  return isWished && booksNamed(said).length > 0 ? said : undefined;
}
