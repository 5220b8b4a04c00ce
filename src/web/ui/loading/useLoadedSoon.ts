import { useEffect } from 'react';
import { loadAhead } from './loadAhead.ts';

/** How long a busy browser may delay the loading, and how long it waits in a browser without idle callbacks. */
const [IDLE_TIMEOUT_MS, LOAD_DELAY_MS] = [3000, 500];

/** Prefetches parts of a screen once it is rendered and the browser is idle. */
export function useLoadedSoon(...loads: (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first rendering
  useEffect(() => {
    const load = () => loads.map(loadAhead);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(load, LOAD_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(idle);
  }, []);
}
