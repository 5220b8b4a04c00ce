import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Each of at most 300 kB. */
const MAX_FILES = 1000;

/** How many of the least recently used are deleted at once. */
const EVICTION_BATCH = 100;

/**
 * Drawings cached in a folder, which may be emptied at any time and is not backed up. Names are `<event>-<hash>`; a new
 * drawing replaces the event's others.
 */
export class DrawingCache {
  readonly #folder: string;
  readonly #onFault: (fault: unknown) => void;

  /** @param onFault logs why a drawing could not be stored */
  constructor(folder: string, onFault: (fault: unknown) => void) {
    this.#folder = folder;
    this.#onFault = onFault;
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    const path = this.#pathOf(name);
    const file = await readFile(path).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'ENOENT') this.#onFault(fault);
      return undefined;
    });
    if (!file || !isWhole(file)) return undefined;
    const now = new Date();
    await utimes(path, now, now).catch(this.#onFault);
    return file;
  }

  async set(name: string, file: Uint8Array): Promise<void> {
    const path = this.#pathOf(name);
    const unfinished = `${path}.${randomUUID()}.new`; // another instance may be writing the same
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, file, { mode: 0o600 });
      await rename(unfinished, path);
      await this.#sweep(name);
    } catch (fault) {
      this.#onFault(fault);
      await rm(unfinished, { force: true }).catch(() => undefined); // else remains would pile up on a full disk
    }
  }

  #pathOf = (name: string): string => join(this.#folder, `${name}.jpg`);

  /** Deletes the event's earlier drawings, and the surplus. */
  async #sweep(name: string): Promise<void> {
    const [event] = name.split('-', 1);
    const names = await readdir(this.#folder);
    const earlier = names.filter((other) => other.startsWith(`${event}-`) && other !== `${name}.jpg`);
    const surplus = names.length - earlier.length > MAX_FILES ? await this.#oldest(names) : [];
    for (const other of [...earlier, ...surplus]) await rm(join(this.#folder, other), { force: true });
  }

  async #oldest(names: readonly string[]): Promise<string[]> {
    const times = await Promise.all(
      names.map(async (name) => {
        const info = await stat(join(this.#folder, name)).catch(() => undefined); // another process may have deleted it
        return { name, used: info?.mtimeMs ?? 0 };
      }),
    );
    return times
      .sort((a, b) => a.used - b.used)
      .slice(0, EVICTION_BATCH)
      .map(({ name }) => name);
  }
}

/** Whether a JPEG has its start and end markers: a power cut may have truncated it. */
const isWhole = (file: Buffer): boolean =>
  file.length > 4 && file.readUInt16BE(0) === 0xffd8 && file.readUInt16BE(file.length - 2) === 0xffd9;
