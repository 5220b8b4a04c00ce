import { loadOutbox, useAppStore } from '#web/outbox/useOutbox.ts';
import type { WaitingItem } from '#web/outbox/waiting/waitingItem.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Shown if somebody wants to change an item that the server may already have. */
export const BEING_SENT = 'It is being sent just now. Change it once it is there.';

/**
 * Returns a function that removes an item from the outbox. It resolves to a function that puts the item back, or to
 * undefined if that failed, which a toast explains.
 */
export function useGiveUp(): (item: Pick<WaitingItem, 'id'>) => Promise<(() => Promise<void>) | undefined> {
  const store = useAppStore();
  return async ({ id }) => {
    const outbox = await loadOutbox(store);
    const taken = await outbox?.takeBack(id);
    if (outbox && taken) return () => outbox.putBack(taken);
    showToast(BEING_SENT, 'info');
    return undefined;
  };
}
