import { BOOKS, type Book, findBook } from '#shared/verse/bible.ts';

/** Verses that stand together in one chapter, whatever edition they are read in. */
export interface Place {
  book: Book;
  chapter: number;
  first: number;
  last: number;
}

const ORDER = new Map<string, number>(BOOKS.map((book, at) => [book.code, at + 1]));

/** Verses that a person asks for; they need not exist. A whole chapter is 1 to 999, a whole book is its first chapter. */
export interface AskedPassage extends Place {
  /** The chapter in which they end, where it is another. */
  lastChapter?: number;
  /** The last chapter where chapters may be meant and not verses: 44 in `Job 42 to 44`. */
  orChapters?: number;
}

/** Means the last verse of a chapter. */
export const LAST = 998;

/** The end of a chapter whose last verse is not known. */
export const TO_THE_END = 999;

/** A whole chapter, from one of its verses on where that is named. */
export const chapterFrom = (book: Book, chapter: number, first = 1): AskedPassage => {
  return { book, chapter, first, last: TO_THE_END };
};

/** One number for each verse, in the order of the canon: the key of the editions' tables. */
export function verseId(book: Book, chapter: number, verse: number): number {
  return ((ORDER.get(book.code) ?? 0) * 1000 + chapter) * 1000 + verse;
}

/** Reads `JHN.3.16` and `JHN.3.16-18`; undefined when it is no such place. */
export function parsePlace(usfm: string): Place | undefined {
  const [, code = '', chapter, first, last] = /^(\w{3})\.(\d{1,3})\.(\d{1,3})(?:-(\d{1,3}))?$/.exec(usfm) ?? [];
  const book = findBook(code);
  if (!book) return undefined;
  return { book, chapter: Number(chapter), first: Number(first), last: Number(last ?? first) };
}

/** `JHN.3.16` or `JHN.3.16-18` */
export function usfmOf({ book, chapter, first, last }: Place): string {
  return `${book.code}.${chapter}.${first}${last > first ? `-${last}` : ''}`;
}

/** The name of a book before a chapter number: in Kiswahili, and for every other language in English. */
export function bookName(book: Book, language: string): string {
  return language === 'sw' ? book.swahili : book.name;
}

/** `John 3:16-18`, in Kiswahili `Yohana 3:16-18` */
export function referenceOf({ book, chapter, first, last }: Place, language: string): string {
  return `${bookName(book, language)} ${chapter}:${first}${last > first ? `-${last}` : ''}`;
}

/** The place of the verse that has this number. @throws Error when none has it */
export function placeOfVerse(id: number): Place {
  const book = BOOKS[Math.floor(id / 1_000_000) - 1];
  if (!book) throw new Error(`No verse has the number ${id}.`);
  return { book, chapter: Math.floor(id / 1000) % 1000, first: id % 1000, last: id % 1000 };
}

/** The place of a passage's first verse: `JHN.3.16` of `JHN.3.16-18`. */
export function beginningOf(place: Place): string {
  return usfmOf({ ...place, last: place.first });
}

/** The chapter before or after, in the next book where this one ends; undefined at either end of the Bible. */
export function chapterBeside(book: Book, chapter: number, by: 1 | -1): { book: Book; chapter: number } | undefined {
  const next = chapter + by;
  if (next >= 1 && next <= book.chapters) return { book, chapter: next };
  const other = BOOKS[BOOKS.indexOf(book) + by];
  return other && { book: other, chapter: by === 1 ? 1 : other.chapters };
}
