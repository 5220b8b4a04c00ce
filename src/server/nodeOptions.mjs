/** How Node is started for the site: the flags of V8 and glibc's settings, which are read when a process begins. */

/** Young objects get the room that serving needs, in megabytes: with less they are looked through too often. */
export const NODE_FLAGS = [
  '--min-semi-space-size=2',
  '--max-semi-space-size=2',
  '--no-parallel-scavenge',
  '--expose-gc',
];

/**
 * Has glibc keep one store of freed memory for all threads instead of eight, and give large pieces back at once; two
 * megabytes it keeps, for giving back and asking again at each answer would cost a third of the speed.
 */
export const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '2097152',
};
