import { HOUR_MS } from '#shared/time.ts';

/**
 * Pictures whose upload is not complete. They are uploaded in chunks, so that a phone can resume after a broken connection.
 * They are held in memory: after a restart the upload begins again.
 */

/** An upload is dropped this long after its last chunk. */
const UPLOAD_TIMEOUT_MS = HOUR_MS;

/** The most bytes of all uploads together. Beyond it, those with the oldest last chunk are dropped. */
const MAX_HELD_BYTES = 20 * 1024 * 1024;

interface Unfinished {
  chunks: Buffer[];
  bytes: number;
  /** When the last chunk came, epoch milliseconds. */
  at: number;
}

export class UnfinishedPictures {
  readonly #now: () => Date;
  readonly #held = new Map<string, Unfinished>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Adds a chunk. A chunk that does not begin where the last one ended is ignored: the sender resumes at the returned place.
   *
   * @param name identifies the upload: account and picture
   * @param from the offset of its first byte
   * @returns how many bytes have arrived
   */
  add(name: string, from: number, chunk: Buffer): number {
    const at = this.#now().getTime();
    for (const [old, picture] of this.#held) if (at - picture.at > UPLOAD_TIMEOUT_MS) this.#held.delete(old);
    const held = this.#held.get(name) ?? { chunks: [], bytes: 0, at };
    if (from !== held.bytes || chunk.length === 0) return held.bytes;
    const next = { chunks: [...held.chunks, chunk], bytes: held.bytes + chunk.length, at };
    this.#held.delete(name); // the last one in the map has the newest chunk
    this.#held.set(name, next);
    for (const old of this.#held.keys()) if (this.#bytes() > MAX_HELD_BYTES && old !== name) this.#held.delete(old);
    return next.bytes;
  }

  /** Removes an upload and returns the bytes that have arrived. */
  take(name: string): Buffer {
    const { chunks } = this.#held.get(name) ?? { chunks: [] };
    this.#held.delete(name);
    return Buffer.concat(chunks);
  }

  #bytes(): number {
    return [...this.#held.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
