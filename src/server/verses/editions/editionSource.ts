import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { CliError } from '#server/cliError.ts';
import { decodeText } from '#server/decodeText.ts';
import { readUsfm, type SourceVerse } from './usfm.ts';

/** More than any Bible needs: a file that unpacks to more than this is refused. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

/** More than any Bible has, even with a file for each chapter. */
const MAX_FILES = 2000;

/** The path of a file or folder, or the bytes of a file that was sent. Error messages use its `name`. */
export type EditionFile = string | { name: string; bytes: Uint8Array };

/**
 * Reads an edition as the church gets it: a zip or a folder of USFM, or a table between tabs, gzipped or not.
 * @throws Error in plain words when it is none of these
 */
export function readSource(file: EditionFile): SourceVerse[] {
  const path = nameOf(file);
  const texts = readTexts(file);
  const books = texts.filter((text) => /^\s*\\id\s/.test(text));
  if (books.length > 0) return books.flatMap(readUsfm);
  const [table] = texts;
  if (texts.length !== 1 || table === undefined) throw new CliError(`${path} holds no book in USFM.`);
  return readTable(table);
}

export const nameOf = (file: EditionFile): string => (typeof file === 'string' ? file : file.name);

function readTexts(file: EditionFile): string[] {
  const path = nameOf(file);
  if (typeof file === 'string' && statSync(path).isDirectory()) {
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return names
      .filter(isUsfm)
      .toSorted()
      .map((name) => decodeText(readFileSync(join(path, name)), name));
  }
  const bytes = typeof file === 'string' ? readFileSync(path) : file.bytes;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return [decodeText(gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }), path)];
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return unpack(bytes, path);
  return [decodeText(bytes, path)];
}

function unpack(bytes: Uint8Array, path: string): string[] {
  let [size, count] = [0, 0];
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isUsfm(name)) return false;
      size += originalSize;
      if (++count > MAX_FILES) throw new CliError(`${path} has more files than any Bible needs.`);
      if (size > MAX_UNPACKED_BYTES) throw new CliError(`${path} unpacks to more than any Bible needs.`);
      return true;
    },
  });
  return Object.keys(files)
    .toSorted()
    .map((name) => decodeText(files[name] ?? new Uint8Array(), name));
}

function isUsfm(name: string): boolean {
  return /\.(?:usfm|sfm|ptx)(?:\.txt)?$/i.test(name);
}

/**
 * Reads a table of book code, chapter, verse and text between tabs, a verse a line; Excel's quotation marks are taken away.
 * @throws Error naming the first line that cannot be read
 */
function readTable(source: string): SourceVerse[] {
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
