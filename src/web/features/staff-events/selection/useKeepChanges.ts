import { useStore } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { OutboxStoreApi } from '#web/outbox/openOutbox.ts';
import { hasOutbox } from '#web/outbox/useOutbox.ts';
import type { Change } from './keepChanges.ts';

/** Loads what keeps changes, before there may be no network. */
export const loadKeepChanges = () => import('./keepChanges.ts');

/**
 * Returns a function that keeps a change of one or several events on this device while it is offline, and resolves to
 * whether it did. With a network, or where nothing can be kept, it resolves to false, and the change is sent at once.
 */
export function useKeepChanges(): (change: Change, events: readonly ChurchEvent[]) => Promise<boolean> {
  const store = useStore() as unknown as OutboxStoreApi;
  return async (change, events) => {
    if (navigator.onLine || !hasOutbox()) return false;
    const loaded = await loadKeepChanges().catch(() => undefined);
    return loaded ? loaded.keepChanges(store, change, events) : false;
  };
}
