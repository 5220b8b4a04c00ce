import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StoreFault } from '../storeFault.ts';
import { readDatabase, wholeness } from './connections.ts';

/** Files up to this size are read completely, within a few milliseconds. */
const MAX_WHOLE_BYTES = 8 * 1024 * 1024;

/** Of larger files, the latest rows of each table are read. */
const MAX_PROBED_ROWS = 200;

/** For how long the result counts while the file is unchanged. */
const MAX_RESULT_AGE_MS = 30_000;

/**
 * Reads an SQLite file from disk, bypassing the caches of open connections; again only after a change or half a minute.
 *
 * @returns a function that reads; it throws StoreFault or SQLite's error if the file is damaged
 */
export function fileProbe(path: string): () => void {
  let found: { state: string; at: number } | undefined;
  return () => {
    const { ino, size, mtimeNs } = statSync(path, { bigint: true });
    const state = [ino, size, mtimeNs].join();
    if (found?.state === state && performance.now() - found.at < MAX_RESULT_AGE_MS) return;
    found = undefined;
    readDatabase(path, (database) => readThrough(database, Number(size) <= MAX_WHOLE_BYTES));
    found = { state, at: performance.now() };
  };
}

function readThrough(database: DatabaseSync, whole: boolean): void {
  if (whole) {
    if (wholeness(database) !== 'ok') throw new StoreFault('the database file is damaged');
    return;
  }
  for (const { name } of database.prepare(`select name from sqlite_schema where type = 'table'`).all()) {
    // Pictures are skipped: they are most of the file.
    const columns = name === 'picture_files' ? 'rowid' : '*';
    database.prepare(`select ${columns} from "${name}" order by rowid desc limit ${MAX_PROBED_ROWS}`).all();
  }
}
