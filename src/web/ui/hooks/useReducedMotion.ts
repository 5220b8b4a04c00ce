import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(tell: () => void) {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/** Whether the person has asked for less motion. False while the page is drawn on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
