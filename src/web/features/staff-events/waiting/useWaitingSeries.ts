import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isTemporaryDate } from '#web/outbox/temporaryDate.ts';
import { useWaiting } from '#web/outbox/waiting/waitingApi.ts';
import type { WaitingItem } from '#web/outbox/waiting/waitingItem.ts';

/** Returns a function that finds the unsent series of an event; undefined for any other event. */
export function useWaitingSeries(): (event: Pick<ChurchEvent, 'id'>) => WaitingItem | undefined {
  const { items } = useWaiting();
  return ({ id }) =>
    isTemporaryDate(id) ? items.find(({ effects }) => effects.some((effect) => effect.id === id)) : undefined;
}
