import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './cachedAnswer.ts';

/** The most bytes of the cache: pages, lists, feeds and pictures together. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/**
 * The server's one cache: answers that are made once and sent many times. The least recently used are evicted first.
 *
 * A key holds the kind of answer, its URL and, if it shows events, their revision. Each write to an event and each
 * scheduled publication changes the revision, so older answers are never found again, and are evicted. An answer that
 * changes with time alone expires at `until`.
 */
export class AnswerCache {
  readonly #now: () => Date;
  readonly #answers: LRUCache<string, CachedAnswer>;
  /** Answers that are being made, shared by simultaneous requests. */
  readonly #pending = new Map<string, Promise<CachedAnswer>>();

  constructor(now: () => Date, maxBytes = MAX_CACHE_BYTES) {
    this.#now = now;
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  }

  /** The valid answer of a key, if there is one. */
  get(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    return answer && this.#now().getTime() < answer.until ? answer : undefined;
  }

  /** The answer of a key, made if there is none. Failures are not cached. */
  getOrMake(key: string, make: () => CachedAnswer | Promise<CachedAnswer>): Promise<CachedAnswer> | CachedAnswer {
    return this.get(key) ?? this.#pending.get(key) ?? this.#make(key, make);
  }

  async #make(key: string, make: () => CachedAnswer | Promise<CachedAnswer>): Promise<CachedAnswer> {
    const pending = Promise.resolve().then(make);
    this.#pending.set(key, pending);
    try {
      const answer = await pending;
      this.#answers.set(key, answer);
      return answer;
    } finally {
      this.#pending.delete(key);
    }
  }
}
