import { useEffect } from 'react';
import { loadAhead } from './loadAhead.ts';

/** Prefetches parts of a screen once it is rendered and the browser is idle. */
export function useLoadedSoon(...loads: (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first rendering
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
