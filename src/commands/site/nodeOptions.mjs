// How Node is started for the site. The Dockerfile says the same; DEPLOY.md says what each of them buys.

/** Together they keep the site below 300 MB under load: the room for young objects, and how far the heap may grow. */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=25'];

/** glibc reads them when a process begins. */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '2097152',
};
