import { useMemo, useState, useSyncExternalStore } from 'react';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { asApiError } from '#web/api/errors.ts';
import type { ApiError } from '#web/api/requests.ts';
import { answered, type Door, openDoor, unsentTaps } from './keptDoor.ts';
import type { PhoneValue } from './phoneValue.ts';
import { useExchange } from './useExchange.ts';

interface UsedDoor {
  door: Door;
  kept: PhoneValue<Door>;
  /** Why the last exchange with the server failed. */
  error: ApiError | undefined;
}

/** An event's door on this phone, which exchanges counts with the server while the page is open and visible. */
export function useDoor(eventId: string): UsedDoor {
  const kept = useMemo(() => openDoor(eventId), [eventId]);
  const door = useSyncExternalStore(kept.subscribe, kept.read);
  const [send] = signupsApi.useUpdateDoorCountsMutation();
  const [error, setError] = useState<ApiError>();
  useExchange(true, {
    subscribe: kept.subscribe,
    isUnsent: () => unsentTaps(kept.read()) > 0,
    send: () => send({ id: eventId, ...kept.read().own }),
    take: ({ data, error: fault }) => {
      const failure = fault && asApiError(fault);
      setError(failure);
      if (data) kept.change((now) => answered(now, data));
      return failure?.status !== 404; // the event is gone
    },
  });
  return { door, kept, error };
}
