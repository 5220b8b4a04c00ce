import { href } from '#content/pages.ts';
import { bookOf, findBook } from '#shared/verse/bible.ts';
import { type Reading, readingQuery } from '#shared/verse/reading.ts';
import type { Passage } from '#shared/verse/verse.ts';
import { passageName } from '#web/entities/words/passageName.ts';
import { dailyVerse } from '#words/dailyVerse.ts';

/** The props of a MUI Chip that is pressed: beside a verse, a question to ask. `component` makes it a link. */
export const chipButton = { variant: 'outlined', clickable: true, component: 'button' } as const;

/** The props of a Chip that does something with a passage, which is named for screen readers: `Copy: John 3:16`. */
export const actionChip = (label: string, what: string) => ({
  ...chipButton,
  label,
  'aria-label': dailyVerse.actions.of(label, what),
});

/** For the `sx` of a row of chips that wraps. */
export const chipRow = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** The text alone, as it is read aloud and drawn in a picture. */
export const wordsOf = ({ verses }: Passage): string => verses.map(({ text }) => text).join(' ');

/** The passage to copy or share: the text, with numbers if there are several verses, reference, edition and credit. */
export function textOf(passage: Passage): string {
  const { verses, reference, edition, credit } = passage;
  const words =
    verses.length > 1 ? verses.map(({ number, text }) => `${number} ${text}`) : verses.map(({ text }) => text);
  return [...words, `${reference} (${edition})`, credit].filter(Boolean).join('\n');
}

/** `John 3` of `John 3:16-17`. */
export const chapterName = (reference: string): string => reference.split(':', 1)[0] ?? reference;

/**
 * A passage or chapter as this page names it: on a Kiswahili page `Yohana 3:16`, even where an English edition is quoted.
 */
export const nameOf = ({ reference, usfm }: Pick<Passage, 'reference' | 'usfm'>): string =>
  passageName(reference, usfm.slice(0, 3));

/** The requested chapter. */
export const placeOf = ({ book, chapter }: Reading): Pick<Passage, 'reference' | 'usfm'> => ({
  reference: `${bookOf(book).name} ${chapter}`,
  usfm: `${book}.${chapter}`,
});

/** The URL of a passage's chapter at its first verse; undefined if the book is unknown. */
export function readHref({ usfm, edition }: Passage): string | undefined {
  const [, code = '', chapter, verse = '1'] = /^(\w{3})\.(\d+)(?:\.(\d+))?/.exec(usfm) ?? [];
  const book = findBook(code);
  if (!book || chapter === undefined) return undefined;
  return `${href('dailyVerse')}?${readingQuery({ book: book.code, chapter: Number(chapter), edition })}#v${verse}`;
}

/** The first verses of a passage, with a matching reference. */
export function firstVerses(passage: Passage, count: number): Passage {
  const verses = passage.verses.slice(0, count);
  const [first, last] = [verses[0]?.number, verses.at(-1)?.number];
  if (first === undefined || last === undefined || verses.length === passage.verses.length) return passage;
  const span = first === last ? `${first}` : `${first}-${last}`;
  return { ...passage, verses, reference: `${chapterName(passage.reference)}:${span}` };
}
