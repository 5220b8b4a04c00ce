import { href } from '#content/pages.ts';
import { findBook } from '#shared/verse/bible.ts';
import { readingQuery } from '#shared/verse/reading.ts';
import type { Passage } from '#shared/verse/verse.ts';

/** The words alone, as they are read aloud and set in a picture. */
export const wordsOf = ({ verses }: Passage): string => verses.map(({ text }) => text).join(' ');

/** What is copied and shared: the words, numbered when several, then where they stand and whose they are. */
export function textOf(passage: Passage): string {
  const { verses, reference, edition, credit } = passage;
  const words =
    verses.length > 1 ? verses.map(({ number, text }) => `${number} ${text}`) : verses.map(({ text }) => text);
  return [...words, `${reference} (${edition})`, credit].filter(Boolean).join('\n');
}

/** `John 3` of `John 3:16-17`. */
export const chapterName = ({ reference }: Passage): string => reference.replace(/:.*$/, '');

/** The address at which the chapter of a passage is read, from its first verse; undefined where its place is unknown. */
export function readHref({ usfm, edition }: Passage): string | undefined {
  const [, code = '', chapter, verse = '1'] = /^(\w{3})\.(\d+)(?:\.(\d+))?/.exec(usfm) ?? [];
  const book = findBook(code);
  if (!book || chapter === undefined) return undefined;
  return `${href('dailyVerse')}?${readingQuery({ book: book.code, chapter: Number(chapter), edition })}#v${verse}`;
}

/** The passage with its first so many verses only, its reference with it. */
export function firstVerses(passage: Passage, count: number): Passage {
  const verses = passage.verses.slice(0, count);
  const [first, last] = [verses[0]?.number, verses.at(-1)?.number];
  if (first === undefined || last === undefined || verses.length === passage.verses.length) return passage;
  const span = first === last ? `${first}` : `${first}-${last}`;
  return { ...passage, verses, reference: `${chapterName(passage)}:${span}` };
}
