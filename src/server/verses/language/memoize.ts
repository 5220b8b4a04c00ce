import { LRUCache } from 'lru-cache';

/** How many words each function remembers. More make the training of the models no faster. */
const MAX_WORDS = 4_000;

/**
 * A function of words that remembers what it gave, so that a word which comes again and again is read once. It forgets the
 * words that were not asked about for longest, since people can write any number of them.
 */
export function memoize<T>(read: (word: string) => T): (word: string) => T {
  const known = new LRUCache<string, { value: T }>({
    max: MAX_WORDS,
    memoMethod: (word) => ({ value: read(word) }), // in an object: the cache keeps no undefined
  });
  return (word) => known.memo(word).value;
}
