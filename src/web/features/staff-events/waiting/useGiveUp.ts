import { useStore } from 'react-redux';
import type { OutboxStoreApi } from '#web/outbox/openOutbox.ts';
import { loadOutbox } from '#web/outbox/useOutbox.ts';
import type { WaitingItem } from '#web/outbox/waiting/waitingItem.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Said where somebody wants to change what may be on the server already. */
export const BEING_SENT = 'It is being sent just now. Change it once it is there.';

/**
 * Returns a function that takes an item out of the outbox. It answers the way to put it back; undefined if it could not,
 * which a toast explains.
 */
export function useGiveUp(): (item: Pick<WaitingItem, 'id'>) => Promise<(() => Promise<void>) | undefined> {
  const store = useStore() as unknown as OutboxStoreApi;
  return async ({ id }) => {
    const outbox = await loadOutbox(store);
    const taken = await outbox?.takeBack(id);
    if (outbox && taken) return () => outbox.putBack(taken);
    showToast(BEING_SENT, 'info');
    return undefined;
  };
}
