import { LRUCache } from 'lru-cache';
import { memoryLimitStore } from '#server/limits/limits.ts';
import { MINUTE_MS } from '#shared/time.ts';

/** Origins that are accepted at the same time: the site's own, localhost, local addresses. */
const MAX_ORIGINS = 8;

/** The most new origins of one visitor's address, and the seconds in which they are counted. */
const [MAX_NEW, SECONDS] = [4, (10 * MINUTE_MS) / 1000];

/**
 * The origins of a site without SITE_URL. Pages with absolute links are cached per origin, and anybody can make up a Host
 * header, so only the latest are accepted, and each address may bring only a few new ones. One that was displaced comes
 * in again with the next visitor who uses it. What signed-in staff use is always accepted.
 */
export class KnownOrigins {
  readonly #now: () => Date;
  readonly #origins = new LRUCache<string, true>({ max: MAX_ORIGINS });
  readonly #brought = memoryLimitStore();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Whether this origin is accepted, without recording a use. */
  knows(origin: string): boolean {
    return this.#origins.has(origin);
  }

  /** Records that signed-in staff use this origin. */
  noteStaffs(origin: string): void {
    this.#origins.set(origin, true);
  }

  /**
   * Records a use and tells whether this origin is accepted.
   *
   * @param visitor the visitor's address
   */
  async has(origin: string, visitor: string): Promise<boolean> {
    if (this.#origins.get(origin)) return true;
    const { count } = await this.#brought.add(visitor, 1, SECONDS, this.#now());
    if (count > MAX_NEW) return false;
    this.#origins.set(origin, true);
    return true;
  }
}
