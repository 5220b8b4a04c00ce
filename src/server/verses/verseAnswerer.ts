import type { ChapterAnswer, Edition, VerseAnswer, VerseContext, VerseLanguage } from '#shared/verse/verse.ts';

/** The daily verse, as the routes ask it. */
export interface VerseAnswerer {
  /** Answers a message. Where it fails, people are told whom to call. */
  answer(message: string, context?: VerseContext): VerseAnswer | Promise<VerseAnswer>;
  /** A whole chapter in that edition, or in the language's first; undefined if no edition has it. */
  chapter(book: string, chapter: number, edition?: string, language?: VerseLanguage): ChapterAnswer | undefined;
  /** All installed editions. */
  editions(): Edition[];
  /** Why no question is answered, in a sentence for `/health`. */
  fault?(): string | undefined;
}
