/** What a first visit may cost in all, in bytes, with the worker itself and some room for headers. */
const FIRST_VISIT = 285_000;

/** Grants so many bytes, or refuses them. */
export type Allowance = (bytes: number) => boolean;

/**
 * What may still be loaded that nobody has asked for. Of a first visit all that it has loaded so far counts, the film
 * aside, which comes only over a fast network; from the second visit on nearly everything is kept already.
 */
export function allowanceFor(firstVisit: boolean): Allowance {
  let left = firstVisit ? FIRST_VISIT - loadedSoFar() : Number.POSITIVE_INFINITY;
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
