import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const Now = createContext<Date | undefined>(undefined);

/**
 * Tells what is below it the time. The first drawing uses the moment at which the server drew the page, so that both
 * are the same; from then on it is the visitor's clock, once a minute and when the tab is looked at again.
 */
export function NowProvider({ drawnAt, children }: { drawnAt: Date; children: ReactNode }) {
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const tick = () => {
      // At once it would wake every part of a page that has just been taken over, in one long task.
      if (document.visibilityState === 'visible') startTransition(() => setNow(new Date()));
    };
    tick();
    const timer = setInterval(tick, 60_000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return <Now value={now}>{children}</Now>;
}

/** The moment it is, to the minute. Read it with `churchClock`. Throws outside a NowProvider. */
export function useNow(): Date {
  const now = useContext(Now);
  if (!now) throw new Error('useNow needs a NowProvider above it.');
  return now;
}
