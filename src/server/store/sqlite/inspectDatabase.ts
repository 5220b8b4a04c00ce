import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CliError, errorMessage } from '#server/cliError.ts';
import type { StorePlace } from '../store.ts';
import { isDamage, storeFault } from '../storeFault.ts';
import { readDatabase, wholeness } from './connections.ts';
import { DATABASE_FILE } from './dataFolder.ts';
import { keepDamage } from './keptDamage.ts';
import { type LogDamage, logDamage } from './logDamage.ts';
import { newestBackup } from './newestBackup.ts';

/** How long to wait for another process's lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000;

/** What a folder without a site's database has in its place. */
export type NoDatabase = 'missing' | 'empty' | 'without tables';

/** The error of what needs the data of a site, in a folder where none was ever started. */
export const noDataIn = (folder: string) => new CliError(`There is no site’s data in ${folder} (DATA_DIR).`);

/** Whether a site was ever started there. PostgreSQL is asked when it is opened. */
export const hasData = (place: StorePlace): boolean =>
  place.kind === 'postgres' || existsSync(join(place.folder, DATABASE_FILE));

/**
 * Checks the integrity of the SQLite database in a data folder, and of its log. They stay as they are; if one of them is
 * damaged, both are kept aside. Call it only where this process does not have the database open (see `logDamage`).
 *
 * @param say told that a damaged log has lost writes; the rest of the database can be used
 * @returns as `checkDatabase`
 * @throws CliError as `checkDatabase`
 */
export function inspectDatabase(folder: string, say: (sentence: string) => void = console.error): number | NoDatabase {
  const path = join(folder, DATABASE_FILE);
  const lost = sizeOf(path) ? logDamage(path) : undefined;
  if (lost) say(lostWords(path, lost, keepDamage(path)));
  return checkDatabase(folder);
}

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

/**
 * Checks the integrity of the SQLite database in a data folder, also while this process has it open.
 *
 * @returns the database's schema version
 * @throws CliError if the database is damaged
 */
export function checkDatabase(folder: string): number | NoDatabase {
  const path = join(folder, DATABASE_FILE);
  const size = sizeOf(path);
  if (!size) return size === undefined ? 'missing' : 'empty'; // not opened: SQLite would delete a log beside it
  try {
    const look = (database: DatabaseSync) => [wholeness(database), schemaVersionOf(database)] as const;
    const [state, version] = readDatabase(path, look, LOCK_TIMEOUT_MS);
    if (state !== 'ok') throw damaged(folder, path, state.split('\n').at(-1) ?? state);
    return version || 'without tables';
  } catch (thrown) {
    throw isDamage(thrown) ? damaged(folder, path, storeFault(thrown) ?? errorMessage(thrown)) : thrown;
  }
}

/** A database's schema version; 0 if it has no tables. */
export function schemaVersionOf(database: DatabaseSync): number {
  const table = database.prepare(`select 1 from sqlite_schema where name = 'schema_version'`).get();
  if (!table) return 0;
  return Number(database.prepare('select version from schema_version').get()?.version ?? 0);
}

function damaged(folder: string, path: string, reason: string): CliError {
  const newest = newestBackup(folder);
  return new CliError(
    `The database ${path} is damaged (${reason}); it is left as it is. A copy of it and its log is kept in ` +
      `${keepDamage(path)}. To put a backup in its place: npm run restore -- ${newest ?? 'FILE'}`,
  );
}

function lostWords(path: string, { readable, written }: LogDamage, kept: string): string {
  const part = written === undefined ? 'none of it can be read' : `${readable} of ${written} parts can be read`;
  return (
    `The log of the database ${path} is damaged (${part}): the latest saves of people may be missing. ` +
    `The database and its log, as they were, are kept in ${kept}.`
  );
}
