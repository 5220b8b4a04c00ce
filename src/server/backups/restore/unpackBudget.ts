import { statfsSync, statSync } from 'node:fs';
import { CliError } from '#server/cliError.ts';

/** A backup may unpack to ALWAYS_ALLOWED_BYTES whatever its length, and beyond that to MAX_RATIO times its length. */
const [ALWAYS_ALLOWED_BYTES, MAX_RATIO] = [64 * 1024 * 1024, 50];

/** The block size of a tar file, in bytes. */
const TAR_BLOCK = 512;

/** The most bytes of an archive that belong to none of its files: extra headers, and what follows its end. */
const MAX_STRAY_BYTES = 1024 * 1024;

/** Refuses a backup that unpacks to too much: a small hostile file must not fill the disk. */
export function unpackBudget(file: string, into: string) {
  const most = ALWAYS_ALLOWED_BYTES + MAX_RATIO * statSync(file).size;
  const { bavail, bsize } = statfsSync(into);
  const free = bavail * bsize;
  let counted = 0;
  let announced = 0;
  const refused = (words: string) => new CliError(`${file} cannot be restored: it ${words}.`);

  function check(bytes: number): void {
    if (bytes > most)
      throw refused(`unpacks to more than ${MAX_RATIO} times its length, as no backup of the site does`);
    if (bytes <= free) return;
    throw refused(`needs more room than the ${Math.floor(free / 1e6)} MB that are free on its disk`);
  }

  return {
    /** Counts a file by its header. @throws CliError if a file of that size is too much */
    announce(size: number): void {
      announced += TAR_BLOCK + Math.ceil(size / TAR_BLOCK) * TAR_BLOCK;
      check(announced);
    },
    async *count(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const part of source) {
        counted += part.length;
        check(counted);
        if (counted - announced > MAX_STRAY_BYTES) throw new Error('much follows after its end');
        yield part;
      }
    },
  };
}
