import { useEffect } from 'react';
import { loadAhead } from './loadAhead.ts';

/** Loads parts of a screen once it has been drawn and the browser is idle. Should one fail, it is loaded at need. */
export function useLoadedSoon(...loads: (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is there
  useEffect(() => {
    const load = () => loads.map(loadAhead);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(load, 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
