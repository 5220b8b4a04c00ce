/** How many chunks are being prefetched. */
let underWay = 0;

/** Whether a chunk that fails to load now may be a prefetched one. */
export const isLoadingAhead = (): boolean => underWay > 0;

/** Prefetches a chunk; undefined if that fails: it is loaded again when needed. */
export async function loadAhead<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  underWay++;
  const loaded = await load().catch(() => undefined);
  underWay--;
  return loaded;
}
