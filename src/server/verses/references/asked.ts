import type { Book } from '#shared/verse/bible.ts';
import type { Place } from '../search/places.ts';

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
