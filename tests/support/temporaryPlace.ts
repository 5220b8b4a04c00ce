import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/** What all tests of a run need at most at one time, several times over, in bytes. */
const ROOM = 4 * 2 ** 30;

/**
 * Where the temporary files of a run lie: in memory where that has room, since every write of a database waits for the
 * disk otherwise.
 */
export function temporaryPlace(): string {
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
