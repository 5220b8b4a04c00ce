import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#server/store/connect.ts';
import { openEditions } from '#server/verses/editions/editions.ts';
import { trainForBuild } from '#server/verses/editions/verses.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the site's own code begins it: the database with its tables, and the King James. */
    newData: string;
  }
}

/**
 * Gives the run a temporary folder of its own, which goes with whatever is left in it when the run ends or is broken off.
 * Makes one data folder, which those of all the tests are copied from: it takes a second and a half. Trains the daily
 * verse's models where the build has not, once for all workers. Only the first project of a run does it.
 */
export async function setup(project: TestProject): Promise<void> {
  if (project.getProvidedContext().newData) return;
  const temporary = mkdtempSync(join(temporaryPlace(), 'church-tests-'));
  chmodSync(temporary, 0o755); // PostgreSQL runs as another user
  process.env.TMPDIR = temporary;
  // Without it each process of the site's that a test starts reads and compiles all of its code again.
  process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/tests');
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const folder = mkdtempSync(join(temporary, 'church-new-data-'));
  openEditions(folder);
  trainForBuild();
  await (await openStore({ kind: 'sqlite', folder })).close();
  chmodSync(join(folder, 'church.db'), 0o600);
  project.vitest.provide('newData', folder);
}

const MEMORY = '/dev/shm';

/** What all tests of a run need at most at one time, several times over, in bytes. */
const ROOM = 4 * 2 ** 30;

/**
 * Where the temporary files of a run lie: in memory where that has room, since every write of a database waits for the
 * disk otherwise.
 */
function temporaryPlace(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    const hasRoom = Math.min(bavail * bsize, process.availableMemory()) > ROOM;
    const runsPrograms = !new RegExp(`^\\S+ ${MEMORY} \\S+ \\S*\\bnoexec\\b`, 'm').test(
      readFileSync('/proc/mounts', 'utf8'),
    );
    if (hasRoom && runsPrograms) return MEMORY; // PostgreSQL's programs lie there too
  } catch {
    // There is none here.
  }
  return tmpdir();
}
