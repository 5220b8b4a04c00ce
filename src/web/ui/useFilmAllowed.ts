import { useEffect, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

/** What some browsers tell of the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether a film may be loaded: not for a person who saves data or has asked for less motion, and not over a slow
 * network. False until the page itself has been loaded, so that the film never competes with it.
 */
export function useFilmAllowed(): boolean {
  const reduced = useReducedMotion();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return;
    if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return;
    const begin = () => setReady(true);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  return ready && !reduced;
}
