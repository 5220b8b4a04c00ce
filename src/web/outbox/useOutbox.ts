import { useStore } from 'react-redux';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';
import type { OpenOutbox, OutboxStoreApi, Submitted } from './openOutbox.ts';
import { WAITS_KEY } from './waiting/waitsKey.ts';
import type { Write } from './writes.ts';

/** Whether there can be an outbox: the keys that make a repeated request safe are our own server's. */
export const hasOutbox = (): boolean => OWN_BACKEND && typeof indexedDB !== 'undefined';

/** Whether something waits on this device, as far as is known without loading the outbox. */
export const somethingWaits = (): boolean => Boolean(safeLocal.get(WAITS_KEY));

/** The outbox's code. Imported here alone: the names of its files are in each chunk that imports it. */
export const outboxModule = () => import('./openOutbox.ts');

/** Loads its code before it is needed. */
export const preloadOutbox = async (): Promise<unknown> => (hasOutbox() ? outboxModule() : undefined);

/** Loads the outbox of a store; undefined without one. It is a chunk of its own, which a page that sends nothing never loads. */
export const loadOutbox = async (store: OutboxStoreApi): Promise<OpenOutbox | undefined> =>
  hasOutbox()
    ? outboxModule().then(
        ({ openOutbox }) => openOutbox(store),
        () => undefined,
      )
    : undefined;

/**
 * Returns a function that saves by way of the outbox: written to this device first, then sent. `direct` saves without
 * one, where there is none.
 */
export function useOutbox() {
  const store = useStore() as unknown as OutboxStoreApi;
  return async (write: Write, key: string, direct: () => Promise<Submitted>): Promise<Submitted> =>
    (await (await loadOutbox(store))?.submit(write, key)) ?? direct();
}
