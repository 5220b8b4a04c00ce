import { type Book, findBook } from '#shared/verse/bible.ts';
import type { ChapterAnswer, Edition, VerseLanguage } from '#shared/verse/verse.ts';
import { bookName, chapterBeside, languageOfEdition } from '../search/places.ts';
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
  const placeBeside = (by: 1 | -1) => {
    const beside = chapterBeside(book, chapter, by);
    return beside && placeOf(edition, beside.book, beside.chapter);
  };
  const [previous, next] = [placeBeside(-1), placeBeside(1)];
  return {
    ...placeOf(edition, book, chapter),
    edition: edition.name,
    credit: edition.credit,
    language: edition.language,
    verses: edition.verses({ book, chapter }),
    ...(previous && { previous }),
    ...(next && { next }),
    editions: library.editions.map(editionOf),
  };
}

function placeOf(edition: OpenEdition, book: Book, chapter: number): { usfm: string; reference: string } {
  return { usfm: `${book.code}.${chapter}`, reference: `${bookName(book, languageOfEdition(edition))} ${chapter}` };
}

const editionOf = ({ name, language, credit }: Edition): Edition => ({ name, language, credit });

/** What is read of the Bible without a question, from the editions as they are at each moment. */
export const readingFrom = (current: () => Library) => ({
  /** A whole chapter, in that edition or the language's first; undefined when no edition has it. */
  chapter: (book: string, chapter: number, edition?: string, language?: VerseLanguage) =>
    readChapter(current(), book, chapter, edition, language),
  editions: (): Edition[] => current().editions.map(editionOf),
  /** What is wrong with the editions, in sentences for the person who runs the site; usually nothing. */
  faults: () => current().faults,
});
