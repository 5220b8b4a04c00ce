import { useEffect, useState } from 'react';

/** How long a pause in typing is. */
const PAUSE_DELAY_MS = 500;

/** What is typed, as it was at the last pause. */
export function usePaused<Typed>(typed: Typed): Typed {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
