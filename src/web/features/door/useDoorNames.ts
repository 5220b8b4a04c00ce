import { useMemo, useSyncExternalStore } from 'react';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { answered, type DoorNames, openNames, pressed } from './keptNames.ts';
import { useExchange } from './useExchange.ts';

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
  const [send] = signupsApi.useUpdateDoorNamesMutation();
  useExchange(asked, {
    subscribe: names.subscribe,
    isUnsent: () => names.read().ticks.length > 0,
    send: () => send({ id: eventId, ticks: names.read().ticks.slice(0, MAX_TICKS) }),
    take: ({ data }) => {
      if (data) names.change((now) => answered(now, data.names, serverNow()));
      return true;
    },
  });
  return { kept, press: (id) => names.change((now) => pressed(now, id)) };
}
