import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '#server/cliError.ts';
import { SCHEMA_VERSION } from '../migrate.ts';
import { DATABASE_FILE, DRAWN_FOLDER, KEPT_ASIDE, makeFolder, namesIn } from './dataFolder.ts';
import { lockFolder } from './folderLock.ts';
import { inspectDatabase, type NoDatabase } from './inspectDatabase.ts';
import { backupNames, newestBackup } from './newestBackup.ts';

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
  const unlock = lockFolder(folder, true);
  try {
    return moveAside(folder);
  } finally {
    unlock();
  }
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
