import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CallError } from '#web/api/baseQuery.ts';
import { useUpdateDoorCountsMutation } from '#web/api/endpoints/attendance.ts';
import { asCallError } from '#web/api/errors.ts';
import { type Door, type KeptDoor, openDoor, unsentTaps } from './keptDoor.ts';

/** How often the other phones' counts are asked for, and what could not be sent is tried again. */
const EXCHANGE_INTERVAL_MS = 5_000;

interface UsedDoor {
  door: Door;
  kept: KeptDoor;
  /** Why the last exchange with the server failed. */
  error: CallError | undefined;
}

/** An event's door on this phone, which exchanges counts with the server while the page is open and visible. */
export function useDoor(eventId: string): UsedDoor {
  const kept = useMemo(() => openDoor(eventId), [eventId]);
  const door = useSyncExternalStore(kept.subscribe, kept.read);
  const [send] = useUpdateDoorCountsMutation();
  const [error, setError] = useState<CallError>();

  useEffect(() => {
    let busy = false;
    let left = false;
    const exchange = async () => {
      if (busy || left) return;
      busy = true;
      const { data, error: fault } = await send({ eventId, count: kept.read().own });
      busy = false;
      if (left) return;
      setError(fault && asCallError(fault));
      if (fault && asCallError(fault).status === 404) left = true; // the event is gone: nothing to ask for
      if (!data) return;
      kept.answered(data);
      if (unsentTaps(kept.read()) > 0) void exchange(); // pressed meanwhile
    };
    const exchangeIfSeen = () => {
      if (document.visibilityState === 'visible') void exchange();
    };
    const sendTaps = () => {
      if (unsentTaps(kept.read()) > 0) void exchange();
    };
    exchangeIfSeen();
    const stopListening = kept.subscribe(sendTaps);
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
  }, [eventId, kept, send]);

  return { door, kept, error };
}
