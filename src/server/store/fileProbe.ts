import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreFault } from './storeFault.ts';

/** A file up to this size, in bytes, is read through as a whole: that takes a few milliseconds. */
const SMALL = 8 * 1024 * 1024;

/** Of a larger file so many rows of each table are read, the latest ones. */
const ROWS = 200;

/** How long a reading counts for a file that nobody has changed, in milliseconds. */
const TRUSTED = 30_000;

/** How long it waits for another process that holds the file, in milliseconds. */
const PATIENCE = 50;

/**
 * Reads the pages of an SQLite file from the disk, past what the open connections hold in memory: again only where the
 * file has changed, or after half a minute.
 *
 * @returns what reads; it throws StoreFault or SQLite's own error where the file is damaged
 */
export function fileProbe(path: string): () => void {
  let found: { state: string; at: number } | undefined;
  return () => {
    const { ino, size, mtimeNs } = statSync(path, { bigint: true });
    const state = [ino, size, mtimeNs].join();
    if (found?.state === state && performance.now() - found.at < TRUSTED) return;
    found = undefined;
    readThrough(path, Number(size) <= SMALL);
    found = { state, at: performance.now() };
  };
}

function readThrough(path: string, whole: boolean): void {
  const database = new DatabaseSync(path, { timeout: PATIENCE, readOnly: true });
  try {
    if (whole) {
      const { quick_check: state } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
      if (state !== 'ok') throw new StoreFault('the database file is damaged');
      return;
    }
    const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all() as { name: string }[];
    for (const { name } of tables) {
      // A picture's bytes are left out: they are most of the file.
      const columns = name === 'picture_files' ? 'rowid' : '*';
      database.prepare(`select ${columns} from "${name}" order by rowid desc limit ${ROWS}`).all();
    }
  } finally {
    database.close();
  }
}
