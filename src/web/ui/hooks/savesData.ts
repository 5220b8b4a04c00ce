/** What some browsers report of the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether nothing should be prefetched: the person saves data, or the network is too slow.
 *
 * @param tooSlow matches the `effectiveType` of networks that are too slow
 */
export function savesData(tooSlow = /2g/): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  const { matchMedia } = globalThis as { matchMedia?: (query: string) => { matches: boolean } }; // a worker has none
  return saveData || tooSlow.test(effectiveType) || matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
}
