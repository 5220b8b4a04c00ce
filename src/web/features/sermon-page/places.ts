import { safeLocal } from '#web/ui/hooks/safeStorage.ts';

/** How far one listens before the place is written down again, in seconds. */
const STEP_SECONDS = 5;

const keyOf = (id: string) => `sermon-place ${id}`;

/** Where a recording was stopped on this device, in seconds; 0 where it was not begun, or was heard to its end. */
export const placeIn = (id: string): number => Number(safeLocal.get(keyOf(id)) ?? 0) || 0;

/** Goes on where the recording was stopped, and writes down the place. Returns what ends that. */
export function rememberPlace(player: HTMLAudioElement, id: string): () => void {
  const ending = new AbortController();
  const on = (names: readonly string[], act: () => void) => {
    for (const name of names) player.addEventListener(name, act, ending);
  };
  let written = 0;
  const write = () => {
    written = player.currentTime;
    if (written > 0 && !player.ended) safeLocal.set(keyOf(id), String(Math.floor(written)));
  };
  on(['loadedmetadata'], () => {
    if (placeIn(id) > 0) player.currentTime = placeIn(id);
  });
  on(['timeupdate'], () => {
    if (Math.abs(player.currentTime - written) >= STEP_SECONDS) write();
  });
  on(['pause'], write);
  on(['ended'], () => safeLocal.set(keyOf(id), null));
  return () => ending.abort();
}
