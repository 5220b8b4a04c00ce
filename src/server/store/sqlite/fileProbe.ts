import { statSync } from 'node:fs';
import { StoreFault } from '../storeFault.ts';
import { openToRead } from './connections.ts';

/** Files up to this size are read completely, within a few milliseconds. */
const MAX_WHOLE_BYTES = 8 * 1024 * 1024;

/** Of larger files, the latest rows of each table are read. */
const MAX_PROBED_ROWS = 200;

/** For how long the result counts while the file is unchanged. */
const MAX_RESULT_AGE_MS = 30_000;

/** How long it waits for another process's lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 50;

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
    readThrough(path, Number(size) <= MAX_WHOLE_BYTES);
    found = { state, at: performance.now() };
  };
}

function readThrough(path: string, whole: boolean): void {
  const database = openToRead(path, LOCK_TIMEOUT_MS);
  try {
    if (whole) {
      const { quick_check: state } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
      if (state !== 'ok') throw new StoreFault('the database file is damaged');
      return;
    }
    const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all() as { name: string }[];
    for (const { name } of tables) {
      // Pictures are skipped: they are most of the file.
      const columns = name === 'picture_files' ? 'rowid' : '*';
      database.prepare(`select ${columns} from "${name}" order by rowid desc limit ${MAX_PROBED_ROWS}`).all();
    }
  } finally {
    database.close();
  }
}
