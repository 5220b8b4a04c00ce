import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError, wordsOf } from '#server/plainError.ts';
import { newestCopy } from './newestCopy.ts';
import { isDamage, storeFault } from './storeFault.ts';

/** How long the check waits for another process that holds the file, in milliseconds. */
const PATIENCE = 5000;

/**
 * Reads through an SQLite database that no faults may pass by: whether it is whole, and which version its tables are of
 * (0 where there are none yet).
 *
 * @throws PlainError where it is damaged; nothing is written to it
 */
export function inspectDatabase(path: string): number {
  const database = new DatabaseSync(path, { timeout: PATIENCE });
  try {
    const [{ quick_check: state }] = database.prepare('pragma quick_check(1)').all() as [{ quick_check: string }];
    if (state !== 'ok') throw damaged(path, state.split('\n').at(-1) ?? state);
    return schemaVersionOf(database);
  } catch (thrown) {
    throw isDamage(thrown) ? damaged(path, storeFault(thrown) ?? wordsOf(thrown)) : thrown;
  } finally {
    database.close();
  }
}

/** Which version a database's tables are of; 0 where there are none yet. */
export function schemaVersionOf(database: DatabaseSync): number {
  const table = database.prepare(`select 1 from sqlite_schema where name = 'schema_version'`).get();
  if (!table) return 0;
  return Number(database.prepare('select version from schema_version').get()?.version ?? 0);
}

function damaged(path: string, reason: string): PlainError {
  const newest = newestCopy(dirname(path));
  return new PlainError(
    `The database ${path} is damaged (${reason}); it is left as it is. To put a backup in its place: ` +
      `npm run restore -- ${newest ?? 'FILE'}`,
  );
}
