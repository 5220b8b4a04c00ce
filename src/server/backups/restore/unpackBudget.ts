import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from '#server/cliError.ts';

/** A backup may unpack to ALWAYS_ALLOWED_BYTES whatever its length, and beyond that to MAX_RATIO times its length. */
const [ALWAYS_ALLOWED_BYTES, MAX_RATIO] = [64 * 1024 * 1024, 50];

/** The block size of a tar file, in bytes. */
const TAR_BLOCK = 512;

/** The most bytes of an archive that belong to none of its files: extra headers, and what follows its end. */
const MAX_STRAY_BYTES = 1024 * 1024;

/** Counts the bytes that a backup unpacks to, so that a small hostile file cannot fill the disk. */
export class UnpackBudget {
  readonly #file: string;
  readonly #into: string;
  readonly #most: number;
  readonly #free: number;
  #counted = 0;
  #announced = 0;

  constructor(file: string, into: string) {
    this.#file = file;
    this.#into = into;
    this.#most = ALWAYS_ALLOWED_BYTES + MAX_RATIO * statSync(file).size;
    const { bavail, bsize } = statfsSync(into);
    this.#free = bavail * bsize;
  }

  /** Counts a file by its header. @throws CliError if a file of that size is too much */
  announce(size: number): void {
    this.#announced += TAR_BLOCK + Math.ceil(size / TAR_BLOCK) * TAR_BLOCK;
    this.#check(this.#announced);
  }

  async *count(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of source) {
      this.#counted += part.length;
      this.#check(this.#counted);
      if (this.#counted - this.#announced > MAX_STRAY_BYTES) throw new Error('much follows after its end');
      yield part;
    }
  }

  #check(bytes: number): void {
    if (bytes > this.#most) {
      throw new CliError(
        `${this.#file} cannot be restored: it unpacks to more than ${MAX_RATIO} times its length, as no backup of the site does.`,
      );
    }
    if (bytes > this.#free) {
      throw new CliError(
        `${this.#file} cannot be restored: it needs more room than the ${Math.floor(this.#free / 1e6)} MB that are free in ${dirname(this.#into)}.`,
      );
    }
  }
}
