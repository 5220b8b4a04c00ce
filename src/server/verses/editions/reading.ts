import type { ChapterAnswer, Edition, VerseLanguage } from '#shared/verse/verse.ts';
import { readChapter } from './chapters.ts';
import type { LibraryWatch } from './library.ts';

/** What is read of the Bible without a question. */
export interface Reading {
  /** A whole chapter, for reading on, in that edition or the language's first; undefined when no edition has it. */
  chapter(book: string, chapter: number, edition?: string, language?: VerseLanguage): ChapterAnswer | undefined;
  editions(): Edition[];
  /** What is wrong with the editions, in sentences for the person who runs the site; usually nothing. */
  faults(): string[];
  close(): void;
}

/** Reads from the editions as they are at each moment. */
export const readingFrom = (watch: LibraryWatch): Reading => ({
  chapter: (book, chapter, edition, language) => readChapter(watch.current(), book, chapter, edition, language),
  editions: () => watch.current().editions.map(({ name, language, credit }) => ({ name, language, credit })),
  faults: () => watch.current().faults,
  close: () => watch.close(),
});
