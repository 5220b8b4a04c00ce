import { findBook } from '#shared/verse/bible.ts';

/** One verse as a source holds it, before it is checked. */
export interface SourceVerse {
  book: string;
  chapter: number;
  verse: number;
  text: string;
}

/** Paragraph markers whose line is no verse: titles, headings, introductions, remarks (USFM 3). */
const ASIDE =
  /^(?:id|ide|h\d?|toca?\d|mte?\d?|ms\d?|mr|s\d?|sr|r|d|sp|sd\d?|rem|sts|usfm|i[a-z]+\d?|cl|cp|cd|qa|restore|lit|cat)$/;

/** Notes, cross-references, figures and other numberings: their content is not the verse's. */
const NOTES = /\\(f|fe|ef|x|ex|fig|ca|va|vp|rq)\b[\s\S]*?\\\1\*/g;

/** Replaces a note, so that a verse with a note and no text is recognized as left out. */
const NOTED = '\u0001';

/**
 * Reads a book in USFM, as eBible.org offers them: the bare text of each verse, without titles, notes and the marks of
 * single words. Two verses printed as one (`\v 3-4`) have the first number. A verse with a note
 * and no text is left out. Books outside the sixty-six give nothing.
 */
export function readUsfm(source: string): SourceVerse[] {
  const book = /\\id\s+(\w{3})/.exec(source)?.[1]?.toUpperCase() ?? '';
  if (!findBook(book)) return [];
  const verses: SourceVerse[] = [];
  let chapter = 0;
  let current: SourceVerse | undefined;
  for (const piece of withoutMarksOfWords(source).split(/(?=\\[a-z])/)) {
    const [, marker = '', rest = ''] = /^\\([a-z]+\d*)\s?([\s\S]*)$/.exec(piece) ?? [];
    if (marker === 'c') {
      chapter = Number.parseInt(rest, 10);
      current = undefined;
    } else if (marker === 'v') {
      const [, number, letter = '', text = ''] = /^\s*(\d+)([a-z]?)(?:[-,–]\d+[a-z]?)?([\s\S]*)$/.exec(rest) ?? [];
      if (letter > 'a' && current?.verse === Number(number)) {
        current.text += ` ${text}`;
      } else {
        current = { book, chapter, verse: Number(number), text };
        verses.push(current);
      }
    } else if (current && !ASIDE.test(marker)) {
      current.text += ` ${rest}`;
    }
  }
  return verses
    .filter(({ text }) => tidy(text) !== '' || !text.includes(NOTED))
    .map((verse) => ({
      ...verse,
      text: tidy(verse.text),
    }));
}

/** The source with only the markers of chapters, verses and paragraphs left in it. */
function withoutMarksOfWords(source: string): string {
  const plain = source
    .replace(NOTES, NOTED)
    .replace(/\\[\w-]+[^\S\n]*(?:\|[^\\]*)?\\\*/g, '')
    .replace(/\|[^\\]*(?=\\\+?\w+\*)/g, '');
  const closed = new Set([...plain.matchAll(/\\\+?([a-z]+\d*)\*/g)].map(([, name]) => name));
  return plain.replace(/\\\+?([a-z]+\d*)(\*| )?/g, (mark, name: string) => (closed.has(name) ? '' : mark));
}

function tidy(text: string): string {
  return text
    .replaceAll(NOTED, '')
    .replace(/~|\/\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
