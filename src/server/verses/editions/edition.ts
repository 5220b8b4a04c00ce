import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CliError } from '#server/cliError.ts';
import type { Book } from '#shared/verse/bible.ts';
import type { Edition, Verse } from '#shared/verse/verse.ts';
import { memoize } from '../language/memoize.ts';
import { stemsOf } from '../language/words.ts';
import { verseAt, verseId } from '../search/places.ts';

/** One verse of an edition, by the number of `verseId`. */
export interface VerseRow {
  id: number;
  text: string;
}

/** What is stored about an edition beside its verses. `source` names what it was made from, so that it is made only once. */
export interface EditionFacts extends Edition {
  source: string;
}

/** An edition opened for reading. */
export interface OpenEdition extends EditionFacts {
  /** Every verse's number, in order. */
  ids: Int32Array;
  /** How many verses hold a word, by its stem. */
  documents(stem: string): number;
  /** The stems of that length which begin with that letter, and how many verses hold each. */
  shelf(letter: string, length: number): { stem: string; documents: number }[];
  /** The text of a verse, or undefined when the edition leaves it out. */
  text(id: number): string | undefined;
  /** Those verses of a chapter, of `first` to `last`, that the edition has. */
  verses(book: Book, chapter: number, first?: number, last?: number): Verse[];
  /** The highest number of a verse in a chapter; 0 when there is no such chapter. */
  lastVerse(book: Book, chapter: number): number;
  /** The numbers of the verses that hold a word, by its stem. */
  holding(stem: string): number[];
  close(): void;
}

/** The version of the file format. A file of another version is rebuilt from its own verses. */
const FORM = '1';

/**
 * Writes an edition with its full-text index into one SQLite file. It is written beside the place where it belongs and
 * then moved there, so that a reader never sees half a file.
 */
export function writeEdition(file: string, facts: EditionFacts, rows: VerseRow[]): void {
  const draft = `${file}.${process.pid}.new`;
  rmSync(draft, { force: true });
  const database = new DatabaseSync(draft);
  try {
    fill(database, facts, rows);
  } catch (error) {
    database.close();
    rmSync(draft, { force: true });
    throw error;
  }
  database.close();
  renameSync(draft, file);
}

function fill(database: DatabaseSync, facts: EditionFacts, rows: VerseRow[]): void {
  database.exec(`
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    CREATE TABLE facts (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE verses (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    CREATE TABLE words (shelf TEXT, stem TEXT, documents INTEGER NOT NULL, PRIMARY KEY (shelf, stem)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE search USING fts5 (stems, content = '', columnsize = 0, detail = none);
    BEGIN;
  `);
  const addVerse = database.prepare('INSERT INTO verses (id, text) VALUES (?, ?)');
  const addStems = database.prepare('INSERT INTO search (rowid, stems) VALUES (?, ?)');
  const documents = new Map<string, number>();
  const sorted = rows.toSorted((one, other) => one.id - other.id);
  for (const { id, text } of sorted) {
    const stems = new Set(stemsOf(text));
    addVerse.run(id, text);
    addStems.run(id, [...stems].join(' '));
    for (const stem of stems) documents.set(stem, (documents.get(stem) ?? 0) + 1);
  }
  const addWord = database.prepare('INSERT INTO words (shelf, stem, documents) VALUES (?, ?, ?)');
  for (const [stem, number] of documents) addWord.run(shelfOf(stem[0] ?? '', stem.length), stem, number);
  const ids = Int32Array.from(sorted, ({ id }) => id);
  const addFact = database.prepare('INSERT INTO facts (name, value) VALUES (?, ?)');
  for (const [name, value] of Object.entries({
    form: FORM,
    name: facts.name,
    language: facts.language,
    credit: facts.credit,
    source: facts.source,
    ids: new Uint8Array(ids.buffer),
  })) {
    addFact.run(name, value);
  }
  database.exec("COMMIT; INSERT INTO search (search) VALUES ('optimize');");
}

/**
 * Opens an edition's file for reading. A file of an older format is rebuilt first.
 * @throws Error in plain words when the file is no edition
 */
export function openEdition(file: string): OpenEdition {
  const database = new DatabaseSync(file, { readOnly: true });
  let facts: Map<string, unknown>;
  try {
    facts = new Map(
      database
        .prepare('SELECT name, value FROM facts')
        .all()
        .map(({ name, value }): [string, unknown] => [String(name), value]),
    );
  } catch (error) {
    database.close();
    throw new CliError(`${file} is not an edition of the Bible: remove it and add the edition again.`, {
      cause: error,
    });
  }
  const named: EditionFacts = {
    name: String(facts.get('name')),
    language: String(facts.get('language')),
    credit: String(facts.get('credit')),
    source: String(facts.get('source')),
  };
  if (facts.get('form') !== FORM) {
    const rows = database.prepare('SELECT id, text FROM verses').all();
    database.close();
    writeEdition(
      file,
      named,
      rows.map(({ id, text }) => ({ id: Number(id), text: String(text) })),
    );
    return openEdition(file);
  }
  return reader(database, named, facts);
}

function shelfOf(letter: string, length: number): string {
  return `${letter}${length}`;
}

function reader(database: DatabaseSync, facts: EditionFacts, stored: Map<string, unknown>): OpenEdition {
  const bytes = stored.get('ids');
  if (!(bytes instanceof Uint8Array))
    throw new CliError(`The edition ${facts.name} is damaged: remove it and add it again.`);
  const ids = new Int32Array(Uint8Array.from(bytes).buffer);
  const count = database.prepare('SELECT documents FROM words WHERE shelf = ? AND stem = ?');
  const shelf = database.prepare('SELECT stem, documents FROM words WHERE shelf = ?');
  const one = database.prepare('SELECT text FROM verses WHERE id = ?');
  const several = database.prepare('SELECT id, text FROM verses WHERE id BETWEEN ? AND ? ORDER BY id');
  const search = database.prepare('SELECT rowid FROM search WHERE search MATCH ?');
  return {
    ...facts,
    ids,
    documents: memoize((stem: string) => Number(count.get(shelfOf(stem[0] ?? '', stem.length), stem)?.documents ?? 0)),
    shelf: (letter, length) =>
      shelf
        .all(shelfOf(letter, length))
        .map(({ stem, documents }) => ({ stem: String(stem), documents: Number(documents) })),
    text: (id) => {
      const row = one.get(id);
      return row ? String(row.text) : undefined;
    },
    verses: (book, chapter, first = 1, last = 999) =>
      several.all(verseId(book, chapter, first), verseId(book, chapter, last)).map(({ id, text }) => ({
        number: verseAt(Number(id)).verse,
        text: String(text),
      })),
    lastVerse: (book, chapter) => {
      const id = ids[countUpTo(ids, verseId(book, chapter, 999)) - 1] ?? 0;
      return id >= verseId(book, chapter, 0) ? id % 1000 : 0;
    },
    holding: (stem) => search.all(`"${stem}"`).map(({ rowid }) => Number(rowid)),
    close: () => database.close(),
  };
}

/** How many of the sorted numbers are not greater than the limit. */
function countUpTo(sorted: Int32Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
