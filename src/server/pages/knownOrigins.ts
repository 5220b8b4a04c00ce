/** The most names of the site for which answers are made at a time: its own, localhost, addresses in the house. */
const MAX_NAMES = 8;

/** The most new names that one address may bring within a rest. */
const MAX_NEW = 4;

/** How long a name that several addresses use stays after it was last used, in milliseconds. */
const REST = 600_000;

/** The most addresses whose new names are counted; past that the counts begin again. */
const MAX_COUNTED = 10_000;

interface Guest {
  /** In milliseconds since 1970. */
  usedAt: number;
  /** The address that brought the name. */
  broughtBy: string;
  /** Whether another address has used it too. */
  isShared: boolean;
}

/**
 * The names by which a site without SITE_URL is asked for. What links to itself is made for each, and anybody can make
 * up a Host, so only a few are known at a time. An address may bring a few names; one that only its bringer uses makes
 * room for another, and one that several addresses use stays. A name that signed-in staff use is the site's.
 */
export class KnownOrigins {
  readonly #now: () => Date;
  /** The names that staff use, the one they used longest ago first. */
  readonly #staffs = new Set<string>();
  /** The other names, the one used longest ago first. */
  readonly #guests = new Map<string, Guest>();
  readonly #brought = new Map<string, { count: number; ends: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Whether answers have been made for this origin; asking changes nothing. */
  knows(origin: string): boolean {
    return this.#staffs.has(origin) || this.#guests.has(origin);
  }

  /** Notes that signed-in staff use this origin. */
  noteStaffs(origin: string): void {
    this.#guests.delete(origin);
    this.#staffs.delete(origin);
    this.#staffs.add(origin);
    const [oldest = origin] = this.#staffs;
    if (this.#staffs.size > MAX_NAMES) this.#staffs.delete(oldest);
  }

  /**
   * Whether answers are made for this origin; from then on it is known.
   *
   * @param visitor the address that asks for it
   */
  has(origin: string, visitor: string): boolean {
    if (this.#staffs.has(origin)) return true;
    const usedAt = this.#now().getTime();
    const guest = this.#guests.get(origin);
    if (!guest && !this.#makeRoom(visitor, usedAt)) return false;
    const { broughtBy, isShared } = guest ?? { broughtBy: visitor, isShared: false };
    this.#guests.delete(origin);
    this.#guests.set(origin, { usedAt, broughtBy, isShared: isShared || broughtBy !== visitor });
    return true;
  }

  /** Makes room for one name more, where the address may still bring one and a name can go. */
  #makeRoom(visitor: string, at: number): boolean {
    const kept = this.#brought.get(visitor);
    const brought = kept && kept.ends > at ? kept : { count: 0, ends: at + REST };
    if (brought.count >= MAX_NEW) return false;
    if (this.#guests.size >= MAX_NAMES) {
      const guests = [...this.#guests];
      const [leaving] =
        guests.find(([, { isShared }]) => !isShared) ?? guests.find(([, one]) => at - one.usedAt >= REST) ?? [];
      if (leaving === undefined) return false;
      this.#guests.delete(leaving);
    }
    if (this.#brought.size >= MAX_COUNTED) this.#brought.clear();
    this.#brought.set(visitor, { count: brought.count + 1, ends: brought.ends });
    return true;
  }
}
