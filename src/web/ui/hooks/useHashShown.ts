import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to what a link inside the app names behind `#`. Going back is left to the browser.
 *
 * @param ready whether it is on screen
 */
export function useHashShown(ready = true): void {
  const { key, hash } = useLocation();
  const leads = useNavigationType() !== 'POP' && hash !== '';
  /** The link that was followed last: what it names is not shown again where it is loaded again. */
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (!leads || !ready || followed.current === key) return;
    followed.current = key;
    // A new page is first shown from its top (web/layout/SessionGuard.tsx).
    setTimeout(() => document.getElementById(hash.slice(1))?.scrollIntoView?.());
  }, [key, hash, leads, ready]);
}
