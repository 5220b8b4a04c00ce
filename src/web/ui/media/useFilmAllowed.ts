import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { savesData } from '../hooks/savesData.ts';

/**
 * Whether a film may be loaded: not if the person saves data or prefers reduced motion, nor over a slow network. False
 * until the page has loaded, so that the film does not compete with it.
 */
export function useFilmAllowed(): boolean {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
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
