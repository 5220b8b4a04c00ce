import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';
import type { OpenOutbox, Submitted } from './openOutbox.ts';
import { WAITS_KEY } from './outboxNames.ts';
import type { OutboxStoreApi } from './storeApi.ts';
import type { Write } from './writes.ts';

/** Whether there can be an outbox: only our own server supports idempotency keys. */
export const hasOutbox = (): boolean => OWN_BACKEND && typeof indexedDB !== 'undefined';

/** Whether items wait on this device, without loading the outbox. */
export const somethingWaits = (): boolean => Boolean(safeLocal.get(WAITS_KEY));

/** Loads the outbox's code. The only import of it, because each importing chunk contains the names of its files. */
export const outboxModule = () => import('./openOutbox.ts');

/** Loads its code before it is needed. */
export const preloadOutbox = async (): Promise<unknown> => (hasOutbox() ? outboxModule() : undefined);

/**
 * Loads the outbox of a store; undefined without one. It is a chunk of its own, which a page without writes never
 * loads.
 */
export const loadOutbox = async (store: OutboxStoreApi): Promise<OpenOutbox | undefined> =>
  hasOutbox()
    ? outboxModule().then(
        ({ openOutbox }) => openOutbox(store),
        () => undefined,
      )
    : undefined;

/** The store, with a `dispatch` that takes thunks. */
export const useAppStore = useStore.withTypes<Store & OutboxStoreApi>();

/**
 * Returns a function that saves through the outbox: a write is stored on this device, then sent. `direct` saves without
 * an outbox, if there is none.
 */
export function useOutbox() {
  const store = useAppStore();
  return async (write: Write, key: string, direct: () => Promise<Submitted>): Promise<Submitted> =>
    (await (await loadOutbox(store))?.submit(write, key)) ?? direct();
}
