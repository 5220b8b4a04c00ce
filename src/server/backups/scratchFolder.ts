import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { claimFolder, type FolderLock } from '#server/store/folderLock.ts';

/** How the names of folders begin in which backups are drafted. */
const PREFIX = '.church-';

/** What versions before this one drafted in: single files, without a sign of whether somebody still writes them. */
const EARLIER_DRAFT = /^\..+\.[0-9a-f]{12}\.(db|db-journal|part)$/;

const DAY = 24 * 3_600_000;

/**
 * Runs the work with a new folder inside another one, and removes it afterwards. What an earlier work left behind whose
 * process was killed is removed first.
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

/** Removes the drafts in a folder that nobody is writing any more. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith(PREFIX) ? isAbandoned(path) : EARLIER_DRAFT.test(name) && isOld(path)) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** The machine lets go of a killed process's lock; where a disk knows no locks, time tells. */
function isAbandoned(path: string): boolean {
  if (!existsSync(join(path, 'site.lock'))) return isOld(path);
  try {
    claimFolder(path, 0).release();
    return true;
  } catch {
    return isOld(path); // held, or a disk without locks
  }
}

function isOld(path: string): boolean {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return Math.abs(Date.now() - mtimeMs) > DAY;
}
