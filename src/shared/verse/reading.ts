import { type BookCode, findBook } from './bible.ts';
import { EDITION_NAME, VERSE_LIMITS } from './verseLimits.ts';

/** A chapter to be read on the daily verse's page. */
export interface Reading {
  book: BookCode;
  chapter: number;
  /** The edition's short name; without one, the edition that answers first. */
  edition?: string;
}

/** The query of an address, as `URLSearchParams` reads it. */
interface Query {
  get(name: string): string | null;
}

/**
 * The chapter that an address of the daily verse asks for, as in `/daily-verse?read=JHN.3&edition=WEB`, in capitals or
 * not; undefined where it asks for none, or for one that no Bible has. Page and server read it alike, so that both draw the
 * same.
 */
export function readingAsked(query: Query): Reading | undefined {
  const [, code = '', number = ''] = /^([a-z0-9]{3})\.([1-9]\d{0,2})$/i.exec(query.get('read') ?? '') ?? [];
  const book = findBook(code.toUpperCase());
  const chapter = Number(number);
  if (!book || chapter > book.chapters) return undefined;
  const edition = query.get('edition') ?? '';
  const named = edition.length <= VERSE_LIMITS.name && EDITION_NAME.test(edition);
  return { book: book.code, chapter, ...(named && { edition }) };
}

/** The query that asks for a chapter: `read=JHN.3&edition=WEB`. */
export function readingQuery({ book, chapter, edition }: Reading): string {
  return `read=${book}.${chapter}${edition ? `&edition=${encodeURIComponent(edition)}` : ''}`;
}
