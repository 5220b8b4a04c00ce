/** What a first visit may load before nothing more is loaded ahead, in bytes: with the last of it, under 300 kB. */
const FIRST_VISIT = 260_000;

/**
 * Whether there is room to load what nobody has asked for yet. From the second visit on nearly all of it is kept
 * already; of a first visit all that was loaded counts, the film aside, which comes only over a fast network.
 */
export function roomToSpend(firstVisit: boolean): boolean {
  if (!firstVisit) return true;
  const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const bytes = (loaded as PerformanceResourceTiming[])
    .filter(({ name }) => !name.includes('/film/'))
    .reduce((sum, { transferSize, encodedBodySize }) => sum + Math.max(transferSize, encodedBodySize), 0);
  return bytes < FIRST_VISIT;
}
