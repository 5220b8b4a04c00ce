import type { Store } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { OWN_BACKEND } from '#web/api/requests.ts';
import type { Write } from '#web/api/writes.ts';
import { markWaiting, noteSent } from '#web/ui/drafts/drafts.ts';
import { useDraftWaits } from '#web/ui/drafts/useDraft.tsx';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';
import { type OpenOutbox, openOutbox, type Submitted } from './openOutbox.ts';
import { WAITS_KEY } from './outboxNames.ts';
import { sendWrite } from './sending/sendItem.ts';
import type { OutboxStoreApi } from './storeApi.ts';
import { followForm, savedNow } from './waitingForms.ts';

/** Whether there can be an outbox: only our own server supports idempotency keys. */
export const hasOutbox = (): boolean => OWN_BACKEND && typeof indexedDB !== 'undefined';

/** Whether items wait on this device, without opening the outbox. */
export const somethingWaits = (): boolean => Boolean(safeLocal.get(WAITS_KEY));

/** The outbox of a store; undefined without one. */
export const outboxOf = (store: OutboxStoreApi): OpenOutbox | undefined =>
  hasOutbox() ? openOutbox(store) : undefined;

/** The store, with a `dispatch` that takes thunks. */
export const useAppStore = useStore.withTypes<Store & OutboxStoreApi>();

/**
 * Saves through the outbox: a write is stored on this device, then sent. It is sent at once where there is no outbox, or
 * where the device stores nothing.
 *
 * @param key its idempotency key
 * @param draft the name of the draft of a form that stays open while its save waits (rulings, 40)
 */
export async function saveWrite(store: OutboxStoreApi, write: Write, key: string, draft?: string): Promise<Submitted> {
  const saved = draft === undefined ? null : noteSent(draft);
  const sendAtOnce = () => sendWrite(store.dispatch, { ...write, key });
  const outbox = outboxOf(store);
  if (!outbox) return sendAtOnce();
  if (draft !== undefined) savedNow.add(draft);
  const submitted = await outbox.submit(write, key).finally(() => draft !== undefined && savedNow.delete(draft));
  if (draft !== undefined) {
    markWaiting(draft, submitted?.waits ? saved : null);
    if (submitted?.waits) void outbox.settle(); // it may be sent meanwhile
  }
  return submitted ?? sendAtOnce();
}

/** Returns `saveWrite` for the app's store. */
export function useOutbox() {
  const store = useAppStore();
  return (write: Write, key: string, draft?: string) => saveWrite(store, write, key, draft);
}

/**
 * Whether what a form saved waits to be sent.
 *
 * @param draft the name of the form's draft
 * @param onAnswer called with the server's answer, once it is there
 */
export function useFormWaits(draft: string, onAnswer: (answer: Submitted) => void): boolean {
  const answer = useEffectEvent(onAnswer);
  useEffect(() => followForm(draft, (answered) => answer(answered)), [draft]);
  const waits = useDraftWaits(draft);
  const store = useAppStore();
  useEffect(() => {
    // It may be sent already: meanwhile, by another tab or by the service worker.
    if (waits) void outboxOf(store)?.settle();
  }, [waits, store]);
  return waits;
}
