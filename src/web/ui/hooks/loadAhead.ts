/** How many parts of the app are being loaded ahead of need. */
let underWay = 0;

/** Whether a part that fails to load just now may be one that nobody has asked for yet. */
export const isLoadingAhead = (): boolean => underWay > 0;

/** Loads a part of the app that may be needed soon; undefined where that fails: it is tried again at need. */
export async function loadAhead<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  underWay++;
  const loaded = await load().catch(() => undefined);
  underWay--;
  return loaded;
}
