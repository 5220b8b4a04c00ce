/** The most bytes of pictures that are kept in memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Files that were asked for lately, the latest of them kept in memory. */
export class RecentFiles {
  readonly #files = new Map<string, Uint8Array>();
  #bytes = 0;

  get(name: string): Uint8Array | undefined {
    const file = this.#files.get(name);
    if (file) this.#files.set(name, this.#take(name, file));
    return file;
  }

  set(name: string, file: Uint8Array): void {
    const before = this.#files.get(name);
    if (before) this.#bytes -= this.#take(name, before).length;
    this.#files.set(name, file);
    this.#bytes += file.length;
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#files.delete(oldest);
      this.#bytes -= length;
    }
  }

  #take(name: string, file: Uint8Array): Uint8Array {
    this.#files.delete(name);
    return file;
  }
}
