import { useEffect, useState } from 'react';
import { savesData } from '../hooks/savesData.ts';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';

/**
 * Whether a film may be loaded: not for a person who saves data or has asked for less motion, and not over a slow
 * network. False until the page itself has been loaded, so that the film never competes with it.
 */
export function useFilmAllowed(): boolean {
  const reduced = useReducedMotion();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (savesData(/2g|3g/)) return;
    const begin = () => setReady(true);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  return ready && !reduced;
}
