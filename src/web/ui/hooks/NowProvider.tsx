import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { MINUTE_MS } from '#shared/time.ts';
import { serverNow } from './serverNow.ts';

const Now = createContext<Date | undefined>(undefined);

/**
 * Provides the time. The first rendering uses the time at which the server rendered the page, so that both are the same;
 * afterwards it is the present (`serverNow`), updated each minute and when the tab becomes visible.
 */
export function NowProvider({ renderedAt, children }: { renderedAt: Date; children: ReactNode }) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = () => {
      // A transition: otherwise the whole page would hydrate in one long task.
      if (document.visibilityState === 'visible') startTransition(() => setNow(serverNow()));
    };
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return <Now value={now}>{children}</Now>;
}

/** The current time, to the minute. Read it with `churchClock`. Throws outside a NowProvider. */
export function useNow(): Date {
  const now = useContext(Now);
  if (!now) throw new Error('useNow needs a NowProvider above it.');
  return now;
}
