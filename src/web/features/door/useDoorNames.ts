import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useUpdateDoorNamesMutation } from '#web/api/endpoints/signupList.ts';
import { type DoorNames, openNames } from './keptNames.ts';

/** How often the ticks of the other phones are asked for, and what could not be sent is tried again. */
const EXCHANGE_INTERVAL_MS = 5_000;

/** The most ticks of one upload, as the server takes them. */
const MAX_TICKS = 500;

/**
 * The names of an event's sign-ups on this phone, which exchanges ticks with the server while the page is open and visible.
 *
 * @param asked whether the event has sign-ups, as far as this phone knows
 */
export function useDoorNames(eventId: string, asked: boolean): { kept: DoorNames; press: (id: number) => void } {
  const names = useMemo(() => openNames(eventId), [eventId]);
  const kept = useSyncExternalStore(names.subscribe, names.read);
  const [send] = useUpdateDoorNamesMutation();

  useEffect(() => {
    if (!asked) return;
    let busy = false;
    let left = false;
    const exchange = async () => {
      if (busy || left) return;
      busy = true;
      const { data } = await send({ eventId, ticks: names.read().ticks.slice(0, MAX_TICKS) });
      busy = false;
      // Without an answer the next turn tries again. What was pressed meanwhile is sent at once, by `sendTicks`.
      if (!left && data) names.answered(data.names);
    };
    const exchangeIfSeen = () => {
      if (document.visibilityState === 'visible') void exchange();
    };
    const sendTicks = () => {
      if (names.read().ticks.length > 0) void exchange();
    };
    exchangeIfSeen();
    const stopListening = names.subscribe(sendTicks);
    const timer = setInterval(exchangeIfSeen, EXCHANGE_INTERVAL_MS);
    addEventListener('online', exchangeIfSeen);
    document.addEventListener('visibilitychange', exchangeIfSeen);
    return () => {
      left = true;
      stopListening();
      clearInterval(timer);
      removeEventListener('online', exchangeIfSeen);
      document.removeEventListener('visibilitychange', exchangeIfSeen);
    };
  }, [asked, eventId, names, send]);

  return { kept, press: names.press };
}
