import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { churchClock, MINUTE_MS } from '#shared/time.ts';
import { serverNow, subscribeToClock } from './serverNow.ts';

const Now = createContext<{ now: Date; clock: ClockMoment } | undefined>(undefined);

/**
 * Provides the time. The first rendering uses the time at which the server rendered the page, so that both are the same;
 * afterwards it is the present (`serverNow`), updated each minute, when the tab becomes visible, and when the
 * server's clock becomes known.
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
    const unsubscribe = subscribeToClock(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return <Now value={useMemo(() => ({ now, clock: churchClock(now) }), [now])}>{children}</Now>;
}

function useProvided() {
  const provided = useContext(Now);
  if (!provided) throw new Error('The time needs a NowProvider above it.');
  return provided;
}

/** The current time, to the minute. Throws outside a NowProvider. */
export const useNow = (): Date => useProvided().now;

/** The same by the church's clock; one object for each minute. Throws outside a NowProvider. */
export const useClock = (): ClockMoment => useProvided().clock;

/** Provides the site's origin, such as https://church.example, for absolute URLs. */
export const OriginProvider = createContext('');

/** The site's origin, without a trailing slash. */
export const useOrigin = (): string => useContext(OriginProvider);
