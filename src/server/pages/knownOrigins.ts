/** The most names of the site for which answers are made at a time: its own, localhost, addresses in the house. */
const MOST = 8;

/** How long a name stays after it was last used while others wait for its place, in milliseconds. */
const REST = 600_000;

/**
 * The names by which the site is asked for. What links to itself is made for each, and anybody can make up a Host: so
 * only a few are known at a time, and the others wait until one of them has not been used for a while. A name that signed-in
 * staff use is the site's: it waits for no other.
 */
export class KnownOrigins {
  readonly #now: () => Date;
  /** The names that staff use, the one they used longest ago first. */
  readonly #staffs = new Set<string>();
  /** When each was last used, in milliseconds since 1970; the one longest ago first. */
  readonly #used = new Map<string, number>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Whether answers have been made for this origin; asking changes nothing. */
  knows(origin: string): boolean {
    return this.#staffs.has(origin) || this.#used.has(origin);
  }

  /** Notes that signed-in staff use this origin. */
  noteStaffs(origin: string): void {
    this.#used.delete(origin);
    this.#staffs.delete(origin);
    this.#staffs.add(origin);
    const [oldest = origin] = this.#staffs;
    if (this.#staffs.size > MOST) this.#staffs.delete(oldest);
  }

  /** Whether answers are made for this origin; from then on it is known. */
  has(origin: string): boolean {
    if (this.#staffs.has(origin)) return true;
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
