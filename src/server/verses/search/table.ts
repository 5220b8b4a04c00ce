import { CliError } from '#server/cliError.ts';
import type { SourceVerse } from '../editions/usfm.ts';

/**
 * Reads a table of book code, chapter, verse and text between tabs, a verse a line; Excel's quotation marks are taken away.
 * @throws Error naming the first line that cannot be read
 */
export function readTable(source: string): SourceVerse[] {
  const verses: SourceVerse[] = [];
  for (const [at, line] of source.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [book = '', chapter = '', verse = '', text = ''] = line.split('\t');
    if (!/^\w{3}$/.test(book) || !/^\d+$/.test(chapter) || !/^\d+$/.test(verse)) {
      throw new CliError(`Line ${at + 1} is not book, chapter, verse and text with a tab between them.`);
    }
    verses.push({ book: book.toUpperCase(), chapter: Number(chapter), verse: Number(verse), text: text.trim() });
  }
  const isQuoted = verses.some(({ text }) => QUOTED.test(text)) && verses.every(({ text }) => isLegalIfQuoted(text));
  if (!isQuoted) return verses;
  return verses.map((verse) =>
    QUOTED.test(verse.text) ? { ...verse, text: verse.text.slice(1, -1).replaceAll('""', '"') } : verse,
  );
}

/** A cell between quotation marks, as Excel writes one with a comma or a quotation mark, which it writes twice. */
const QUOTED = /^"(?:[^"]|"")*"$/;

const isLegalIfQuoted = (text: string): boolean => QUOTED.test(text) || !/[",]/.test(text);
