import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { claimFolder, type FolderLock } from '#server/store/sqlite/folderLock.ts';
import { DAY_MS } from '#shared/time.ts';

/** The prefix of scratch folders. */
const PREFIX = '.church-';

/**
 * Runs work with a new folder inside another one, and removes it afterwards. Remains of killed processes are removed
 * first.
 */
export async function inScratchFolder<Result>(
  folder: string,
  work: (scratch: string) => Promise<Result>,
): Promise<Result> {
  removeDrafts(folder);
  const scratch = join(folder, `${PREFIX}${randomBytes(6).toString('hex')}`);
  let lock: FolderLock | undefined;
  try {
    mkdirSync(scratch, { mode: 0o700 });
    lock = claimFolder(scratch);
    return await work(scratch);
  } finally {
    lock?.release();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Removes abandoned scratch folders. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith(PREFIX) && isAbandoned(path)) rmSync(path, { recursive: true, force: true });
  }
}

/** The system releases a killed process's lock; on disks without locks, age decides. */
function isAbandoned(path: string): boolean {
  if (!existsSync(join(path, 'site.lock'))) return isOld(path);
  try {
    claimFolder(path, 0).release();
    return true;
  } catch {
    return isOld(path); // locked, or a disk without locks
  }
}

function isOld(path: string): boolean {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return Math.abs(Date.now() - mtimeMs) > DAY_MS;
}
