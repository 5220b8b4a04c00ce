/** What some browsers tell of the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether nothing may be loaded that was not asked for: the person saves data, or the network is too slow for it.
 *
 * @param tooSlow the names of networks that are, as the browser tells them
 */
export function savesData(tooSlow = /2g/): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    tooSlow.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
