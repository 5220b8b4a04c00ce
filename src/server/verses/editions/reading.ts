import type { Edition, VerseLanguage } from '#shared/verse/verse.ts';
import { readChapter } from './chapters.ts';
import type { Library } from './library.ts';

/** What is read of the Bible without a question, from the editions as they are at each moment. */
export const readingFrom = (current: () => Library) => ({
  /** A whole chapter, in that edition or the language's first; undefined when no edition has it. */
  chapter: (book: string, chapter: number, edition?: string, language?: VerseLanguage) =>
    readChapter(current(), book, chapter, edition, language),
  editions: (): Edition[] => current().editions.map(({ name, language, credit }) => ({ name, language, credit })),
  /** What is wrong with the editions, in sentences for the person who runs the site; usually nothing. */
  faults: () => current().faults,
});
