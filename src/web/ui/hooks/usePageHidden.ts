import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void) {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Whether the tab is hidden. False while rendering on the server. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  );
