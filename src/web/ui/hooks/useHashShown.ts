import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to what a link inside the app names behind `#`. Going back is left to the browser.
 *
 * @param ready whether it is on screen
 */
export function useHashShown(ready = true): void {
  const { key, hash } = useLocation();
  const leads = useNavigationType() !== 'POP' && hash !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each such link
  useEffect(() => {
    // A new page is first shown from its top (web/layout/SessionGuard.tsx).
    if (leads && ready) setTimeout(() => document.getElementById(hash.slice(1))?.scrollIntoView?.());
  }, [key, leads, ready]);
}
