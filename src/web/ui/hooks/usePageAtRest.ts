import { useSyncExternalStore } from 'react';

const HELD = 'held';

/** How many hold the page still. */
let holders = 0;

/** Holds what moves by itself, while something on the page is edited. Call what it returns to let it go on. */
export function holdStill(): () => void {
  const hold = (by: 1 | -1) => {
    holders += by;
    document.dispatchEvent(new Event(HELD));
  };
  hold(1);
  return () => hold(-1);
}

const KINDS = ['visibilitychange', HELD];

function subscribe(tell: () => void) {
  for (const kind of KINDS) document.addEventListener(kind, tell);
  return () => {
    for (const kind of KINDS) document.removeEventListener(kind, tell);
  };
}

/** Whether the page is held still: staff edit it. False while rendering on the server. */
export const usePageHeld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => holders > 0,
    () => false,
  );

/** Whether the tab is hidden or the page held still. False while rendering on the server. */
export const usePageAtRest = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden' || holders > 0,
    () => false,
  );
