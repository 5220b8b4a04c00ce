import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './cachedAnswer.ts';

/** The most bytes of the cache: pages, lists, feeds and pictures together. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

type Make = () => CachedAnswer | Promise<CachedAnswer>;

/**
 * The server's one cache: answers that are made once and sent many times. The least recently used are evicted first.
 *
 * A key names all that its answer is made from: the kind of answer, its URL, the revision of what it shows, and the
 * minute or day if it changes with time alone. So an older answer is never found again, and is evicted.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer, Make>;

  constructor(maxBytes = MAX_CACHE_BYTES) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => size,
      fetchMethod: async (_key, _stale, { context }) => context(),
      ignoreFetchAbort: true, // those who wait get the answer, even if there was no room to keep it
    });
  }

  /** The answer of a key, made if there is none, once for all who ask meanwhile. Failures are not cached. */
  getOrMake(key: string, make: Make): Promise<CachedAnswer> {
    return this.#answers.forceFetch(key, { context: make });
  }
}
