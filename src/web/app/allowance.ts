/** How many bytes a first visit may load, with the service worker and some room for headers. */
const MAX_FIRST_VISIT_BYTES = 285_000;

/** Whether so many bytes may be loaded; if so, they count. */
type Allowance = (bytes: number) => boolean;

/**
 * How many bytes may still be prefetched. On a first visit everything loaded so far counts, except the film, which
 * needs a fast network. On later visits nearly everything is cached, and there is no limit.
 */
export function allowance(): Allowance {
  let left = isFirstVisit() ? MAX_FIRST_VISIT_BYTES - loadedSoFar() : Number.POSITIVE_INFINITY;
  return (bytes) => {
    if (bytes > left) return false;
    left -= bytes;
    return true;
  };
}

function loadedSoFar(): number {
  const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return (loaded as PerformanceResourceTiming[])
    .filter(({ name }) => !name.includes('/film/'))
    .reduce((sum, { transferSize, encodedBodySize }) => sum + Math.max(transferSize, encodedBodySize), 0);
}

/** Whether the page did not come through the service worker. `controller` does not tell: a new worker takes over at once. */
function isFirstVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !navigation?.workerStart;
}
