import { constants, copyFileSync, existsSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CliError } from '#server/cliError.ts';
import { DAMAGED, makeFolder, namesIn, syncFolder } from './dataFolder.ts';

/** Beside a copy of the database, so much has to stay free, in bytes. */
const MIN_LEFT = 16 * 1024 * 1024;

/** The folders in which a damaged database or log was kept aside, the newest last. A person deletes them. */
export function keptDamage(folder: string): string[] {
  const names = namesIn(folder).filter((name) => name.startsWith(DAMAGED) && !name.endsWith('.new'));
  return names.sort().map((name) => join(folder, name));
}

/**
 * Copies a damaged database aside with its log and the log's index, which the next that opens it would change. The same
 * state is kept once. Where there is no room for the database, the log is kept alone.
 *
 * @returns the folder
 * @throws CliError if not even the log can be kept
 */
export function keepDamage(path: string): string {
  const files = [`${path}-shm`, `${path}-wal`, path].filter((file) => existsSync(file));
  const changed = Math.max(...files.filter((file) => !file.endsWith('-shm')).map((file) => statSync(file).mtimeMs));
  const kept = join(dirname(path), `${DAMAGED}${new Date(changed).toISOString().replaceAll(':', '-')}`);
  if (existsSync(kept)) return kept;
  const draft = `${kept}.new`;
  try {
    rmSync(draft, { recursive: true, force: true });
    makeFolder(draft);
    for (const file of files) {
      const { bavail, bsize } = statfsSync(draft);
      if (file === path && files.length > 1 && bavail * bsize < statSync(file).size + MIN_LEFT) continue;
      copyFileSync(file, join(draft, basename(file)), constants.COPYFILE_FICLONE);
    }
    renameSync(draft, kept);
    syncFolder(dirname(path));
    return kept;
  } catch (thrown) {
    rmSync(draft, { recursive: true, force: true });
    const words = `The database ${path} or its log is damaged, and no copy could be kept (${(thrown as Error).message})`;
    throw new CliError(`${words}. Nothing was changed: copy ${path} and ${path}-wal to another disk, and make room.`);
  }
}
