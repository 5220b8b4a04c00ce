import { useStore } from 'react-redux';
import { OWN_BACKEND } from '#web/api/backend.ts';
import type { Failure } from '#web/api/errors.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';
import type { Write } from './items.ts';
import type { OpenOutbox, OutboxStoreApi } from './openOutbox.ts';
import type { Saved } from './sendItem.ts';
import { WAITS_KEY } from './waitsKey.ts';

/** What became of a save. `waits`: it is in the outbox, and `error` says why, if that is known. */
export interface Submitted {
  data?: Saved | undefined;
  error?: Failure | undefined;
  waits?: boolean;
}

/** Whether there can be an outbox: the keys that make a repeated request safe are our own server's. */
export const hasOutbox = (): boolean => OWN_BACKEND && typeof indexedDB !== 'undefined';

/** Whether something waits on this device, as far as is known without loading the outbox. */
export const somethingWaits = (): boolean => Boolean(safeLocal.get(WAITS_KEY));

const load = () => import('./openOutbox.ts');

/** Loads its code before it is needed. */
export const preloadOutbox = async (): Promise<unknown> => (hasOutbox() ? load() : undefined);

/** Loads the outbox of a store; undefined without one. It is a chunk of its own, which a page that sends nothing never loads. */
export const loadOutbox = async (store: OutboxStoreApi): Promise<OpenOutbox | undefined> =>
  hasOutbox()
    ? load().then(
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
  return async (write: Write, key: string, direct: () => Promise<Submitted>): Promise<Submitted> => {
    const outcome = await (await loadOutbox(store))?.submit(write, key);
    if (!outcome) return direct();
    return outcome.waits ? { waits: true, error: outcome.error ?? undefined } : outcome;
  };
}
