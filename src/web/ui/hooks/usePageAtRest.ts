import { useSyncExternalStore } from 'react';
import { followed } from './followed.ts';

/** How many hold the page still. */
const holders = followed(0);

/** Holds what moves by itself, while something on the page is edited. Call what it returns to let it go on. */
export function holdStill(): () => void {
  holders.change(holders.read() + 1);
  return () => holders.change(holders.read() - 1);
}

function followVisibility(tell: () => void) {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Whether the page is held still: staff edit it. False while rendering on the server. */
export const usePageHeld = (): boolean => holders.use() > 0;

/** Whether the tab is hidden or the page held still. False while rendering on the server. */
export function usePageAtRest(): boolean {
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
  return usePageHeld() || isHidden;
}
