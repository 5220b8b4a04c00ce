import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Coming from one chapter to another, or to it from the conversation, the address keeps its path: so the page starts at
 * its top here, or at the verse that stands after the `#`, and screen readers are told. Going back is left to the
 * browser.
 *
 * @param place changes with each arrival
 * @param ready whether what was asked for is on screen
 */
export function useArrival(place: string, ready: boolean): void {
  const arrival = useNavigationType();
  const { hash } = useLocation();
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || arrived.current === place) return;
    arrived.current = place;
    const verse = hash === '' ? null : document.getElementById(hash.slice(1));
    if (arrival === 'POP') return;
    if (verse) verse.scrollIntoView({ block: 'start' });
    else scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place, ready, arrival, hash]);
}
