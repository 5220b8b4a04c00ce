import { MINUTE_MS } from '#shared/time.ts';

/** Origins that are cached at the same time: the site's own, localhost, local addresses. */
const MAX_NAMES = 8;

/** New origins per visitor's address in a period. */
const MAX_NEW = 4;

/** How long an origin used by several addresses stays after its last use. */
const SHARED_ORIGIN_TIMEOUT_MS = 10 * MINUTE_MS;

/** Addresses that are counted; beyond that, counts restart. */
const MAX_COUNTED = 10_000;

interface Guest {
  /** Epoch milliseconds. */
  usedAt: number;
  /** The address that used the origin first. */
  broughtBy: string;
  /** Whether another address used it too. */
  isShared: boolean;
}

/**
 * The origins of a site without SITE_URL. Pages with absolute links are cached per origin, and anybody can make up a Host
 * header, so only a few are accepted at a time. Each address may add a few; an origin used by one address only is
 * replaceable, one used by several stays. An origin that signed-in staff use is the site's own.
 */
export class KnownOrigins {
  readonly #now: () => Date;
  /** Origins used by staff, least recently used first. */
  readonly #staffs = new Set<string>();
  /** Other origins, least recently used first. */
  readonly #guests = new Map<string, Guest>();
  readonly #brought = new Map<string, { count: number; ends: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Whether this origin is accepted, without recording a use. */
  knows(origin: string): boolean {
    return this.#staffs.has(origin) || this.#guests.has(origin);
  }

  /** Records that signed-in staff use this origin. */
  noteStaffs(origin: string): void {
    this.#guests.delete(origin);
    this.#staffs.delete(origin);
    this.#staffs.add(origin);
    const [oldest = origin] = this.#staffs;
    if (this.#staffs.size > MAX_NAMES) this.#staffs.delete(oldest);
  }

  /**
   * Records a use and tells whether this origin is accepted.
   *
   * @param visitor the visitor's address
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

  /** Makes room for another origin, if the address may add one and one is replaceable. */
  #makeRoom(visitor: string, at: number): boolean {
    const kept = this.#brought.get(visitor);
    const brought = kept && kept.ends > at ? kept : { count: 0, ends: at + SHARED_ORIGIN_TIMEOUT_MS };
    if (brought.count >= MAX_NEW) return false;
    if (this.#guests.size >= MAX_NAMES) {
      const guests = [...this.#guests];
      const [leaving] =
        guests.find(([, { isShared }]) => !isShared) ??
        guests.find(([, one]) => at - one.usedAt >= SHARED_ORIGIN_TIMEOUT_MS) ??
        [];
      if (leaving === undefined) return false;
      this.#guests.delete(leaving);
    }
    if (this.#brought.size >= MAX_COUNTED) this.#brought.clear();
    this.#brought.set(visitor, { count: brought.count + 1, ends: brought.ends });
    return true;
  }
}
