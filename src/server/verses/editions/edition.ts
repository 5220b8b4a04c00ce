import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CliError } from '#server/cliError.ts';
import type { Book } from '#shared/verse/bible.ts';
import type { Edition, Verse } from '#shared/verse/verse.ts';
import { type Place, verseId } from '../search/places.ts';

/** The text of every verse by its number, that of `verseId`; without those that an edition leaves out. */
export type Texts = ReadonlyMap<number, string>;

/** What is stored about an edition beside its verses. `source` names what it was made from, so that it is made only once. */
export type EditionFacts = Edition & { source: string };

/** An edition, read into memory. */
export interface OpenEdition extends EditionFacts {
  texts: Texts;
  /** Those verses of a place that the edition has; all of a chapter where no verse is named. */
  verses(place: Pick<Place, 'book' | 'chapter'> & Partial<Place>): Verse[];
  /** The highest number of a verse in a chapter; 0 when there is no such chapter. */
  lastVerse(book: Book, chapter: number): number;
}

/**
 * Writes an edition into one SQLite file. It is written beside the place where it belongs and then moved there, so that a
 * reader never sees half a file.
 */
export function writeEdition(file: string, { name, language, credit, source }: EditionFacts, texts: Texts): void {
  const draft = `${file}.${process.pid}.new`;
  rmSync(draft, { force: true });
  const database = new DatabaseSync(draft);
  try {
    database.exec(`
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      CREATE TABLE facts (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
      CREATE TABLE verses (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
      BEGIN;
    `);
    const addFact = database.prepare('INSERT INTO facts (name, value) VALUES (?, ?)');
    for (const fact of Object.entries({ name, language, credit, source })) addFact.run(...fact);
    const addVerse = database.prepare('INSERT INTO verses (id, text) VALUES (?, ?)');
    for (const verse of texts) addVerse.run(...verse);
    database.exec('COMMIT');
    database.close();
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Reads an edition's file.
 * @throws CliError in plain words when the file is no edition
 */
export function openEdition(file: string): OpenEdition {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const facts = new Map(
      database
        .prepare('SELECT name, value FROM facts')
        .all()
        .map(({ name, value }) => [name, value]),
    );
    const fact = (name: keyof EditionFacts) => String(facts.get(name));
    const rows = database.prepare('SELECT id, text FROM verses ORDER BY id').all();
    const texts = new Map(rows.map(({ id, text }) => [Number(id), String(text)]));
    return {
      ...{ name: fact('name'), language: fact('language'), credit: fact('credit'), source: fact('source') },
      ...readerOf(texts),
    };
  } catch (cause) {
    throw new CliError(`${file} is not an edition of the Bible: remove it and add the edition again.`, { cause });
  } finally {
    database.close();
  }
}

function readerOf(texts: Texts): Pick<OpenEdition, 'texts' | 'verses' | 'lastVerse'> {
  /** By the number of a chapter’s verse 0, that of its last verse. */
  const lasts = new Map([...texts.keys()].map((id) => [id - (id % 1000), id % 1000]));
  const lastVerse = (book: Book, chapter: number) => lasts.get(verseId(book, chapter, 0)) ?? 0;
  return {
    texts,
    lastVerse,
    verses({ book, chapter, first = 1, last = Infinity }) {
      const verses: Verse[] = [];
      for (let number = first; number <= Math.min(last, lastVerse(book, chapter)); number++) {
        const text = texts.get(verseId(book, chapter, number));
        if (text !== undefined) verses.push({ number, text });
      }
      return verses;
    },
  };
}
