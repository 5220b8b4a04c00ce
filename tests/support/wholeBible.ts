import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { addEdition } from '#server/verses/editions.ts';
import { readKingJames } from '#server/verses/kingJames.ts';
import { verseAt } from '#server/verses/places.ts';
import { openVerses, type Verses } from '#server/verses/verses.ts';

/** A second edition for tests: the King James with John 3:16 in other words. */
const PLAIN = { name: 'Plain', language: 'en', credit: 'Plain Words Bible, for tests' } as const;

/**
 * The true answers of the daily verse for all tests of a file, with a second edition beside the King James. Call it at
 * the top of the file; the function that it returns gives them inside a test.
 */
export function wholeBible(): () => Verses {
  let verses: Verses | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'church-bible-'));

  beforeAll(async () => {
    const lines = readKingJames().map(({ id, text }) => {
      const { book, chapter, verse } = verseAt(id);
      const words = `${book.code} ${chapter}:${verse}` === 'JHN 3:16' ? 'God loved us all so much.' : text;
      return [book.code, chapter, verse, words].join('\t');
    });
    const table = join(folder, 'plain.tsv');
    writeFileSync(table, lines.join('\n'));
    addEdition(folder, table, PLAIN);
    verses = await openVerses({ dataDir: folder });
  }, 120_000);

  afterAll(() => {
    verses?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return () => {
    if (!verses) throw new Error('The Bible is opened before the first test, not outside one.');
    return verses;
  };
}
