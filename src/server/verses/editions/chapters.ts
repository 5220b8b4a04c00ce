import { BOOKS, type Book, findBook } from '#shared/verse/bible.ts';
import type { ChapterAnswer, Edition, VerseLanguage } from '#shared/verse/verse.ts';
import { bookName, languageOfEdition } from '../search/places.ts';
import type { OpenEdition } from './edition.ts';
import type { Library } from './library.ts';

/** A whole chapter from the edition of that name, or from the first one of the language; undefined when none has it. */
function readChapter(
  library: Library,
  code: string,
  chapter: number,
  name?: string,
  language: VerseLanguage = 'en',
): ChapterAnswer | undefined {
  const book = findBook(code.toUpperCase());
  if (!book) return undefined;
  const wanted = (name === undefined ? undefined : library.named(name)) ?? library.first(language);
  const edition = [wanted, ...library.editions].find((one) => one.lastVerse(book, chapter) > 0);
  if (!edition) return undefined;
  const at = BOOKS.indexOf(book);
  const previous = chapter > 1 ? place(edition, book, chapter - 1) : place(edition, BOOKS[at - 1], undefined);
  const next =
    edition.lastVerse(book, chapter + 1) > 0 ? place(edition, book, chapter + 1) : place(edition, BOOKS[at + 1], 1);
  return {
    ...placeOf(edition, book, chapter),
    edition: edition.name,
    credit: edition.credit,
    language: edition.language,
    verses: edition.verses(book, chapter),
    ...(previous && { previous }),
    ...(next && { next }),
    editions: library.editions.map(({ name: one, language, credit }) => ({ name: one, language, credit })),
  };
}

function placeOf(edition: OpenEdition, book: Book, chapter: number): { usfm: string; reference: string } {
  return { usfm: `${book.code}.${chapter}`, reference: `${bookName(book, languageOfEdition(edition))} ${chapter}` };
}

/** A neighbouring chapter; without a number, the last of that book. */
function place(edition: OpenEdition, book: Book | undefined, chapter: number | undefined) {
  if (!book) return undefined;
  let number = chapter ?? book.chapters;
  while (chapter === undefined && number > 1 && edition.lastVerse(book, number) === 0) number--;
  return placeOf(edition, book, number);
}

/** What is read of the Bible without a question, from the editions as they are at each moment. */
export const readingFrom = (current: () => Library) => ({
  /** A whole chapter, in that edition or the language's first; undefined when no edition has it. */
  chapter: (book: string, chapter: number, edition?: string, language?: VerseLanguage) =>
    readChapter(current(), book, chapter, edition, language),
  editions: (): Edition[] => current().editions.map(({ name, language, credit }) => ({ name, language, credit })),
  /** What is wrong with the editions, in sentences for the person who runs the site; usually nothing. */
  faults: () => current().faults,
});
