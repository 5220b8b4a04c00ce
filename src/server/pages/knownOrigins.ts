/** The most names of the site for which answers are made at a time: its own, localhost, addresses in the house. */
const MOST = 8;

/** How long a name stays after it was last used while others wait for its place, in milliseconds. */
const REST = 600_000;

/**
 * The names by which the site is asked for. What links to itself is made for each, and anybody can make up a Host: so
 * only a few are known at a time, and the others wait until one of them has not been used for a while.
 */
export class KnownOrigins {
  readonly #now: () => Date;
  /** When each was last used, in milliseconds since 1970; the one longest ago first. */
  readonly #used = new Map<string, number>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Whether answers are made for this origin; from then on it is known. */
  has(origin: string): boolean {
    const at = this.#now().getTime();
    if (!this.#used.delete(origin) && this.#used.size >= MOST) {
      const [oldest, usedAt] = this.#used.entries().next().value ?? ['', at];
      if (at - usedAt < REST) return false;
      this.#used.delete(oldest);
    }
    this.#used.set(origin, at);
    return true;
  }
}
