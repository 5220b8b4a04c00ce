import { BOOK_NAMES, NO_BOOKS, ORDINARY_WORDS, WORDS_AROUND } from '#content/verses/bookNames.ts';
import { type Book, findBook } from '#shared/verse/bible.ts';
import { memoize } from '../language/memoize.ts';
import { spellingDistance } from '../language/words.ts';

/** What a name means: `john` is the gospel, and one of three letters with a number beside it. */
export interface NamedBook {
  /** The book that is meant where no number stands beside the name. */
  book: Book;
  /** The books with that name and a number, in order; none for most names. */
  parts: readonly Book[];
}

const byName = new Map<string, NamedBook>();
/** The names in full, which a misspelt name is compared with. */
const inFull: string[] = [];
const swahili = new Set<string>();

for (const line of BOOK_NAMES.trim().split('\n')) {
  const [codes = '', names = ''] = line.split(': ');
  const books = codes.split(' ').flatMap((code) => findBook(code) ?? []);
  const parts = books.filter(({ code }) => /^\d/.test(code));
  const [book] = books;
  if (!book) throw new Error(`bookNames.ts: “${line}” names no book.`);
  for (const [at, list] of names.split(' | ').entries()) {
    const [full = [], short = []] = list.split(' ; ').map((part) => part.replaceAll('_', ' _').split(/ (?!_)/));
    const said = (name: string) => name.replaceAll(' _', ' ');
    inFull.push(...full.map(said));
    for (const name of [...full, ...short].map(said)) {
      byName.set(name, { book, parts });
      if (at === 1) swahili.add(name);
    }
  }
}

/** The first words of the Kiswahili names and their short forms. */
export const SWAHILI_NAMES: ReadonlySet<string> = new Set([...swahili].map((name) => name.split(' ')[0] ?? name));

/** The most words that a name has: `acts of the holy apostles`. */
export const MOST_WORDS = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** The book of a name or a short form, in English or Kiswahili. */
export const bookNamed = (name: string): NamedBook | undefined => byName.get(name);

/** Whether a name is written in full. */
export const isInFull = (name: string): boolean => inFull.includes(name);

/** A short form of so few letters is seldom meant as a name. */
const SHORT = 2;

/** Whether a word is the name of a book, or a short form that is no ordinary word. */
export const isName = (word: string): boolean =>
  byName.has(word) && (isInFull(word) || (word.length > SHORT && !ORDINARY_WORDS.has(word)));

/** A Kiswahili infinitive such as `kufika`. It is near Kutoka, which is Exodus, and means no book. */
const OTHER_VERB = /^ku[^t]/;
const LEAST_LETTERS = 4;

/** The book's name that a word most nearly spells; undefined when it is too far from all. */
export const nearestName = memoize((word: string): string | undefined => {
  const isOther = WORDS_AROUND.has(word) || NO_BOOKS.has(word) || byName.has(word) || OTHER_VERB.test(word);
  if (word.length < LEAST_LETTERS || isOther) return undefined;
  let best: string | undefined;
  let least = LEAST_LETTERS;
  for (const name of inFull) {
    if (name.length < LEAST_LETTERS) continue;
    const most = name.length >= 9 ? 3 : name.length >= 6 ? 2 : 1;
    const distance = spellingDistance(word, name, most) + (word[0] === name[0] ? 0 : 1);
    if (distance <= most && distance < least) {
      best = name;
      least = distance;
    }
  }
  return best;
});
