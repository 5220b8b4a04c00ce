/** What some browsers report of the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether nothing should be prefetched: the person saves data, or the network is too slow.
 *
 * @param tooSlow matches the `effectiveType` of networks that are too slow; null if none is
 */
export function savesData(tooSlow: RegExp | null = /2g/): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    tooSlow?.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
