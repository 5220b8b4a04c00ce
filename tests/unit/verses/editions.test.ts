import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import {
  addEdition,
  forgetRemoved,
  listEditions,
  openEditions,
  removeEdition,
} from '#server/verses/editions/editions.ts';
import { readUsfm } from '#server/verses/editions/usfm.ts';
import { openVerses } from '#server/verses/editions/verses.ts';
import { BOOKS } from '#shared/verse/bible.ts';
import { dataForAll, shortBible } from '#tests/support/bibles.ts';

const data = dataForAll();
const sources = mkdtempSync(join(tmpdir(), 'church-editions-'));
afterAll(() => rmSync(sources, { recursive: true }));

const facts = { name: 'Short Bible', language: 'en', credit: 'Short Bible, public domain' };

/** A file with that content, to add an edition from. */
function source(name: string, content: string | Uint8Array): string {
  const path = join(sources, name);
  writeFileSync(path, content);
  return path;
}

/** Adds the edition for one test. */
function add(path: string) {
  const report = addEdition(data, path, facts);
  onTestFinished(() => {
    removeEdition(data, facts.name);
    forgetRemoved(data);
  });
  return report;
}

/** What the first edition beside the King James has as the first verse of John. */
function firstOfJohn(): string | undefined {
  const { editions } = openEditions(data);
  return editions[1]?.texts.get(43_001_001);
}

const usfm = (code: string) =>
  `\\id ${code} - Short Bible\n\\h Title\n\\c 1\n\\s1 A heading\n\\p\n\\v 1 The first words\\f + \\ft A note.\\f* of \\w ${code}|strong="G1"\\w*.\n`;

describe('reading USFM', () => {
  it('keeps the bare words of each verse, and nothing of notes, headings and marks', () => {
    const verses = readUsfm(String.raw`\id PSA - Test
\ide UTF-8
\h Psalms
\toc1 The Psalms
\mt1 The Psalms
\c 3
\s1 A \nd Lord\nd* heading
\d A Psalm by David.
\q1
\v 1 \nd Lord\nd*, how my \w foes|strong="H6862"\w* grow!\f + \fr 3:1 \ft Note \+wh x\+wh*\f*
\q2 Many rise
\b
\v 2 \wj “Many \+w there|strong="H1"\+w* are.”\wj* \qs Selah.\qs*
\s2 Another \nd Lord\nd* heading
\p and~more
\v 3 \f + \ft Some witnesses add a verse.\f*
\v 4-5 Two \zaln-s |x-strong="a"\*as\zaln-e\* one.
\v 6a First
\v 6b second.
\v 7 \va 8\va* \x - \xo 1 \xt Gen 1:1\x*Last.
`);
    expect(verses.map(({ verse, text }) => `${verse} ${text}`)).toEqual([
      '1 Lord, how my foes grow! Many rise',
      '2 “Many there are.” Selah. and more',
      '4 Two as one.',
      '6 First second.',
      '7 Last.',
    ]);
  });

  it('passes over books that are not of the sixty-six', () => {
    expect(readUsfm('\\id TOB\n\\c 1\n\\v 1 Words.')).toEqual([]);
    expect(readUsfm('\\id FRT\n\\p Preface')).toEqual([]);
  });
});

describe('adding an edition', () => {
  it('takes a table, gzipped or not, and tells what is missing', () => {
    const report = add(source('short.tsv.gz', gzipSync(shortBible())));
    expect(report).toMatchObject({ name: 'Short Bible', verses: 66, added: [] });
    expect(report.missing).toHaveLength(31_102 - 66);
    expect(report.missing[0]).toBe('Genesis 1:2');
    expect(firstOfJohn()).toBe('The first words of JHN.');
    expect(listEditions(data).map(({ name, verses }) => [name, verses])).toEqual([
      ['KJV', 31_102],
      ['Short Bible', 66],
    ]);
  });

  it('takes a table with a byte order mark and the line ends of Windows', () => {
    add(source('windows.tsv', `\uFEFF${shortBible().replaceAll('\n', '\r\n')}\r\n`));
    expect(firstOfJohn()).toBe('The first words of JHN.');
  });

  const quoted = () =>
    shortBible()
      .replace('The first words of JHN.', '"“The first”, he said, ""words"" of JHN."')
      .replace('The first words of JOB.', '"Alone"');

  it('takes a table that Excel wrote, in UTF-8 or as Unicode text, without its quotation marks', () => {
    add(source('unicode.txt', Buffer.from(`\uFEFF${quoted()}`, 'utf16le')));
    expect(firstOfJohn()).toBe('“The first”, he said, "words" of JHN.');
  });

  it.each([
    [
      'ANSI',
      'is not UTF-8, but perhaps ANSI (Windows-1252)',
      Buffer.from(shortBible().replace('first', '\x92st'), 'latin1'),
    ],
    ['UTF-16', 'is not UTF-8, but perhaps UTF-16', Buffer.from(shortBible(), 'utf16le')],
  ])('refuses a table in %s by its encoding', (_encoding, message, content) => {
    expect(() => addEdition(data, source('bad.tsv', content), facts)).toThrow(message);
  });

  it('takes a zip of USFM, whatever else is in it', () => {
    const books = BOOKS.map(({ code }) => [`eng/${code}eng.usfm`, strToU8(usfm(code))] as const);
    const others = { 'copr.htm': strToU8('<p>'), 'eng/FRT.usfm': strToU8('\\id FRT\n\\p Preface') };
    add(source('short.zip', zipSync({ ...Object.fromEntries(books), ...others })));
    expect(firstOfJohn()).toBe('The first words of JHN.');
  });

  it('refuses a zip of more files than any Bible has', () => {
    const files = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.usfm`, strToU8('x')]));
    const zip = source('many.zip', zipSync(files, { level: 0 }));
    expect(() => addEdition(data, zip, facts)).toThrow('has more files than any Bible needs');
  });

  it('takes a folder of USFM', () => {
    const folder = join(sources, 'usfm', 'deeper');
    mkdirSync(folder, { recursive: true });
    for (const { code } of BOOKS) writeFileSync(join(folder, `${code}.SFM`), usfm(code));
    add(join(sources, 'usfm'));
    expect(firstOfJohn()).toBe('The first words of JHN.');
  });

  it.each([
    ['is no table', 'Hello', 'Line 1 is not book, chapter, verse and text with a tab between them.'],
    ['lacks a book', shortBible().replace(/^JON.*\n/m, ''), 'It has 65 of the 66 books; missing: Jonah.'],
    ['has a verse twice', `${shortBible()}\nJHN\t1\t1\tAgain.`, 'JHN 1:1 is there twice.'],
    ['has an empty verse', shortBible().replace(/The first words of JHN\./, ' '), 'JHN 1:1 is empty.'],
    ['has an unknown book', `${shortBible()}\nTOB\t1\t1\tWords.`, 'TOB is not one of the 66 books.'],
    [
      'has marks in it',
      `${shortBible()}\nJHN\t1\t2\tA <i>word</i>.`,
      'JHN 1:2 has marks of print in it: A <i>word</i>.',
    ],
    ['has an impossible verse', `${shortBible()}\nJHN\t1\t0\tWords.`, 'There can be no JHN 1:0.'],
  ])('refuses what %s, and leaves nothing behind', (_name, content, message) => {
    expect(() => addEdition(data, source('bad.tsv', content), facts)).toThrow(message);
    expect(readdirSync(join(data, 'bible'))).toEqual(['kjv.sqlite']);
  });

  it('refuses a bad name, language or credit, a missing file, and a name that is taken', () => {
    const path = source('good.tsv', shortBible());
    expect(() => addEdition(data, path, { ...facts, name: '../KJV' })).toThrow('A name has letters');
    expect(() => addEdition(data, path, { ...facts, language: 'English' })).toThrow('such as en or sw');
    expect(() => addEdition(data, path, { ...facts, credit: ' ' })).toThrow('Say whose words these are');
    expect(() => addEdition(data, join(sources, 'none'), facts)).toThrow('There is no file or folder');
    expect(() => addEdition(data, path, { ...facts, name: 'kjv' })).toThrow('There is an edition called kjv already');
    const empty = join(sources, 'empty');
    mkdirSync(empty);
    expect(() => addEdition(data, empty, facts)).toThrow('holds no book in USFM');
  });

  it('keeps the King James, and says when there is nothing to remove', () => {
    expect(() => removeEdition(data, 'KJV')).toThrow('The King James comes with the site and stays.');
    expect(() => removeEdition(data, 'NIV')).toThrow('There is no edition of that name.');
  });
});

it('a site that runs answers from an edition that was added meanwhile, and no more from one that was removed', async () => {
  const verses = await openVerses({ dataDir: data });
  const names = () => verses.editions().map(({ name }) => name);
  expect(names()).toEqual(['KJV']);
  addEdition(data, source('later.tsv', shortBible()), facts);
  expect(names()).toEqual(['KJV', 'Short Bible']);
  expect(verses.answer('John 1:1 SB').passages[0]?.edition).toBe('Short Bible');
  removeEdition(data, facts.name);
  expect(names()).toEqual(['KJV']);
});

it('a damaged file is left out in words, and the King James is made again', async () => {
  writeFileSync(join(data, 'bible', 'torn.sqlite'), 'no database');
  writeFileSync(join(data, 'bible', 'kjv.sqlite'), 'no database');
  onTestFinished(() => rmSync(join(data, 'bible', 'torn.sqlite')));
  const verses = await openVerses({ dataDir: data });
  expect(verses.faults()).toEqual([expect.stringContaining('torn.sqlite is not an edition of the Bible')]);
  expect(verses.answer('John 11:35').passages[0]?.verses[0]?.text).toBe('Jesus wept.');
});
