import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CliError, errorMessage } from '#server/cliError.ts';
import { SCHEMA_VERSION } from '../migrate.ts';
import type { StorePlace } from '../store.ts';
import { isDamage, storeFault } from '../storeFault.ts';
import { openToRead, wholeness } from './connections.ts';
import { isLogDamaged, keepDamage } from './damage.ts';
import {
  backupNames,
  DATABASE_FILE,
  DRAWN_FOLDER,
  KEPT_ASIDE,
  lockFolder,
  makeFolder,
  namesIn,
  newestBackup,
} from './dataFolder.ts';

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
 * damaged, both are kept aside. Call it only where this process does not have the database open (see `isLogDamaged`).
 *
 * @param say told that a damaged log has lost writes; the rest of the database can be used
 * @returns as `checkDatabase`
 * @throws CliError as `checkDatabase`
 */
export function inspectDatabase(folder: string, say: (sentence: string) => void = console.error): number | NoDatabase {
  const path = join(folder, DATABASE_FILE);
  if (sizeOf(path) && isLogDamaged(path)) {
    say(
      `The log of the database ${path} is damaged: the latest saves of people may be missing. ` +
        `The database and its log, as they were, are kept in ${keepDamage(path)}.`,
    );
  }
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
    using database = openToRead(path, LOCK_TIMEOUT_MS);
    const state = wholeness(database);
    const version = schemaVersionOf(database);
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

/**
 * Refuses to start a new site in a folder with traces of an earlier one: its database is lost, and a new one would hide
 * that.
 *
 * @param fresh starts a new site anyway, and moves remains of the old database aside
 * @throws CliError that names the newest backup and the way back
 */
export function refuseLostDatabase(folder: string, state: NoDatabase, fresh: boolean): void {
  const traces = tracesOf(folder, state);
  if (traces.length === 0) return;
  if (fresh) return void moveAside(folder);
  const newest = newestBackup(folder);
  throw new CliError(
    [
      `The database ${join(folder, DATABASE_FILE)} is ${state}, but there was a site here: ${traces.join(', ')}. No new site was begun.`,
      newest
        ? `To put the newest copy back: npm run restore -- ${newest}`
        : 'There is no copy in its folder backups. If you keep one elsewhere: npm run restore -- FILE',
      'If the records are in a PostgreSQL, set DATABASE_URL. If a new, empty site is meant: npm start -- --new',
    ].join('\n'),
  );
}

function tracesOf(folder: string, state: NoDatabase): string[] {
  const names = namesIn(folder);
  const traces: string[] = [];
  const copies = backupNames(folder).length;
  if (copies > 0) traces.push(copies === 1 ? 'one copy of it' : `${copies} copies of it`);
  // An interrupted first start leaves a log beside a database without tables: that is no trace.
  if (state !== 'without tables' && names.includes(`${DATABASE_FILE}-wal`)) traces.push('its write-ahead log');
  if (['pictures', DRAWN_FOLDER].some((name) => namesIn(join(folder, name)).length > 0)) traces.push('its pictures');
  if (names.some((name) => name.startsWith(KEPT_ASIDE))) traces.push('what a restore kept aside');
  return traces;
}

/**
 * Moves a database aside that this version cannot open, since it is damaged or a newer version made it.
 *
 * @returns where it is; undefined if there is none, or it can be opened
 * @throws CliError if a site uses it
 */
export function moveUnusableAside(folder: string): string | undefined {
  try {
    const found = inspectDatabase(folder);
    if (typeof found === 'string' || found <= SCHEMA_VERSION) return undefined;
  } catch (thrown) {
    if (!(thrown instanceof CliError)) throw thrown;
  }
  using _alone = lockFolder(folder, true);
  return moveAside(folder);
}

/** @returns the folder with what was left of the database; undefined if nothing was */
function moveAside(folder: string): string | undefined {
  const left = namesIn(folder).filter((name) => name.startsWith(DATABASE_FILE));
  if (left.length === 0) return undefined;
  const aside = join(folder, `${KEPT_ASIDE}${new Date().toISOString().replaceAll(':', '-')}`);
  makeFolder(aside);
  for (const name of left) renameSync(join(folder, name), join(aside, name));
  return aside;
}
