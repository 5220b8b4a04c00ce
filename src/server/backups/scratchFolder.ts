import { mkdtempDisposableSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '#server/store/sqlite/dataFolder.ts';

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
  using scratch = mkdtempDisposableSync(join(folder, PREFIX)); // for its owner alone
  using _alone = lockFolder(scratch.path, true);
  return await work(scratch.path);
}

/** Removes abandoned scratch folders: the system releases the lock of a killed process. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(PREFIX))) {
    const path = join(folder, name);
    try {
      lockFolder(path, true, 0).close();
      rmSync(path, { recursive: true, force: true });
    } catch {
      // in use
    }
  }
}
