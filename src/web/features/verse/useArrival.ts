import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top, or to the verse after the `#`, and focuses the content. Needed because the path stays the same
 * between chapters and the conversation. Going back is left to the browser.
 *
 * @param place changes with each navigation
 * @param ready whether the new content is on screen
 */
export function useArrival(place: string, ready: boolean): void {
  const navigationType = useNavigationType();
  const { hash } = useLocation();
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || arrived.current === place) return;
    arrived.current = place;
    const verse = hash === '' ? null : document.getElementById(hash.slice(1));
    if (navigationType === 'POP') return;
    if (verse) verse.scrollIntoView({ block: 'start' });
    else scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place, ready, navigationType, hash]);
}
