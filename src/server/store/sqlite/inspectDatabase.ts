import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError, errorMessage } from '#server/cliError.ts';
import { isDamage, storeFault } from '../storeFault.ts';
import { newestBackup } from './newestBackup.ts';

/** How long to wait for another process's lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000;

/**
 * Checks the integrity of an SQLite database, read-only, and returns its schema version (0 if it has no tables).
 *
 * @throws CliError if it is damaged
 */
export function inspectDatabase(path: string): number {
  const database = new DatabaseSync(path, { timeout: LOCK_TIMEOUT_MS });
  try {
    const [{ quick_check: state }] = database.prepare('pragma quick_check(1)').all() as [{ quick_check: string }];
    if (state !== 'ok') throw damaged(path, state.split('\n').at(-1) ?? state);
    return schemaVersionOf(database);
  } catch (thrown) {
    throw isDamage(thrown) ? damaged(path, storeFault(thrown) ?? errorMessage(thrown)) : thrown;
  } finally {
    database.close();
  }
}

/** A database's schema version; 0 if it has no tables. */
export function schemaVersionOf(database: DatabaseSync): number {
  const table = database.prepare(`select 1 from sqlite_schema where name = 'schema_version'`).get();
  if (!table) return 0;
  return Number(database.prepare('select version from schema_version').get()?.version ?? 0);
}

function damaged(path: string, reason: string): CliError {
  const newest = newestBackup(dirname(path));
  return new CliError(
    `The database ${path} is damaged (${reason}); it is left as it is. To put a backup in its place: ` +
      `npm run restore -- ${newest ?? 'FILE'}`,
  );
}
