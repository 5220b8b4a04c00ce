import { HOUR_MS } from '#shared/time.ts';

/**
 * What has come of pictures that are sent in parts, so that a phone goes on where its network broke. It is held in memory:
 * after a restart a picture is sent from its beginning.
 */

/** How long a picture is waited for after its last part. */
const MAX_WAIT_MS = HOUR_MS;

/** How much of all pictures is held; then those go whose last part is the oldest. */
const MAX_HELD_BYTES = 20 * 1024 * 1024;

interface Unfinished {
  parts: Buffer[];
  bytes: number;
  /** When the last part came, epoch milliseconds. */
  at: number;
}

export class UnfinishedPictures {
  readonly #now: () => Date;
  readonly #held = new Map<string, Unfinished>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Adds a part. One that does not begin where the last one ended is dropped: its sender goes on from what is answered.
   *
   * @param name whose picture it is, and which
   * @param from the place of its first byte in the picture
   * @returns how many bytes from the beginning are there
   */
  add(name: string, from: number, part: Buffer): number {
    const at = this.#now().getTime();
    for (const [old, picture] of this.#held) if (at - picture.at > MAX_WAIT_MS) this.#held.delete(old);
    const held = this.#held.get(name) ?? { parts: [], bytes: 0, at };
    if (from !== held.bytes || part.length === 0) return held.bytes;
    const next = { parts: [...held.parts, part], bytes: held.bytes + part.length, at };
    this.#held.delete(name); // the last one in the map has the newest part
    this.#held.set(name, next);
    for (const old of this.#held.keys()) if (this.#bytes() > MAX_HELD_BYTES && old !== name) this.#held.delete(old);
    return next.bytes;
  }

  /** Takes a picture out, as far as it has come. */
  take(name: string): Buffer {
    const { parts } = this.#held.get(name) ?? { parts: [] };
    this.#held.delete(name);
    return Buffer.concat(parts);
  }

  #bytes(): number {
    return [...this.#held.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
