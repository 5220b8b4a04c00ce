import { LRUCache } from 'lru-cache';

/** How many words each function remembers. More make the training of the models no faster. */
const MAX_WORDS = 4_000;

/**
 * A function of words or numbers that remembers what it gave, so that one which comes again and again is read once. It forgets
 * those that were not asked about for longest, since people can write any number of them.
 */
export function memoize<K extends string | number, T>(read: (word: K) => T): (word: K) => T {
  const known = new LRUCache<K, { value: T }>({
    max: MAX_WORDS,
    memoMethod: (word) => ({ value: read(word) }), // in an object: the cache keeps no undefined
  });
  return (word) => known.memo(word).value;
}

/** A function of an object, such as an edition, that makes what it gives once for each, as long as the object is used. */
export function onceFor<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, { value: T }>();
  return (of) => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
}
