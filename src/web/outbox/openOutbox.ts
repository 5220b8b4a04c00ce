import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#web/api/api.ts';
import type { ApiError } from '#web/api/apiError.ts';
import type { Failure } from '#web/api/errors.ts';
import { type AuthState, selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import type { WorkerMessage } from '#web/offline/workerMessages.ts';
import { newKey } from '#web/ui/forms/newKey.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';
import { idbBoxStore } from './boxStore.ts';
import { type Entry, type OutboxItem, subjectOf } from './items.ts';
import { lock } from './locks.ts';
import { newsOf } from './news.ts';
import { Outbox } from './outbox.ts';
import { createdOf } from './queue.ts';
import type { Saved } from './sending/answered.ts';
import { askForSync, lendWhileWaiting } from './sending/background.ts';
import { makeRetries } from './sending/retries.ts';
import { sendItem } from './sending/sendItem.ts';
import { followNews } from './tabNews.ts';
import { ownerOf, tellSent } from './waiting/readWaiting.ts';
import { WAITS_KEY } from './waiting/waitsKey.ts';
import { waitsWords } from './waiting/waitsWords.ts';
import type { Write } from './writes.ts';

export { keepPicture, readKeptPicture } from './sending/keptPictures.ts';
export { followSent, readWaiting } from './waiting/readWaiting.ts';

/** What became of a save. */
export interface Submitted {
  data?: Saved | undefined;
  error?: Failure | undefined;
  /** It is in the outbox: what the person is told, given the situation's words for a failure. */
  waits?: (words: (failure: Failure) => string) => string;
  /** Why it waits, as far as that is known. */
  why?: ApiError | null;
}

/** What the outbox needs of the store. */
export interface OutboxStoreApi {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

/** A person is not kept waiting for an answer longer than this. */
const PATIENCE_TIMEOUT_MS = 10_000;

/** How long a save may be under way before the worker is asked for its help. */
const SYNC_TIMEOUT_MS = 3000;

/** What of staff's screens shows what is saved by way of the outbox. */
const SHOWN = [{ type: 'Event', id: 'LIST' }, 'Inbox', 'MessageNews', 'Content', 'History'] as const;

/** The browser keeps nothing. */
const nothing = () => undefined;

/** The outbox of a store, and what keeps it going. */
export interface OpenOutbox {
  /**
   * Saves and sends a write; undefined if this browser cannot keep it.
   *
   * @param told whether the person is told at once that it waits, because the network is known to be bad
   */
  submit: (write: Write, key: string, told?: boolean) => Promise<Submitted | undefined>;
  /** Sends what waits now, and from now on whenever there is a chance. Returns a function that ends this. */
  keep: () => () => void;
  drain: () => Promise<void>;
  discard: (id: string) => Promise<void>;
  /** Discards what was saved under an idempotency key. */
  discardKey: (key: string) => Promise<void>;
  tryAgain: (id: string) => Promise<void>;
  /** Takes an item out that was not sent yet, and returns it; undefined if the server may have it. */
  takeBack: (id: string) => Promise<OutboxItem | undefined>;
  putBack: (item: OutboxItem) => Promise<void>;
}

function signedInAs(store: OutboxStoreApi): string | null {
  const state = store.getState() as { auth: AuthState };
  const account = selectSignedIn(state) ? selectAccount(state) : null;
  return account === null ? null : ownerOf(account);
}

/** Whether it is a visitor's, whoever is signed in. */
const isVisitors = ({ kind }: Write): boolean => kind === 'contact' || kind === 'signup';

const outboxes = new WeakMap<OutboxStoreApi['dispatch'], OpenOutbox>();

/** The outbox of a store, made once. */
export function openOutbox(store: OutboxStoreApi): OpenOutbox {
  const there = outboxes.get(store.dispatch);
  if (there) return there;
  const made = makeOutbox(store);
  outboxes.set(store.dispatch, made);
  return made;
}

function makeOutbox(store: OutboxStoreApi): OpenOutbox {
  const refresh = () => void store.dispatch(api.util.invalidateTags(['Waiting']));
  const tell = followNews({
    onChange: refresh,
    onSent: () => {
      store.dispatch(api.util.invalidateTags([...SHOWN]));
      return Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    },
  });
  /** Whether the worker may have the session. */
  let isLent = false;
  const lend = (items: readonly OutboxItem[]) => {
    isLent = true;
    return lendWhileWaiting(store, signedInAs(store), items);
  };
  const box = idbBoxStore((items, before) => {
    safeLocal.set(WAITS_KEY, items.length > 0 ? '1' : null);
    if (isLent) void lend(items);
    tell(newsOf(items, before));
    refresh();
    void tellRefused(items);
  });
  /** Shows a visitor what was refused. */
  let told = false;
  const tellRefused = async (items: readonly OutboxItem[]) => {
    if (!told && !items.some(({ account, refusal }) => account === null && refusal)) return;
    told = true;
    const notice = await import('./waiting/refusedNotice.ts').catch(() => undefined);
    notice?.showRefused(items, (id) => outbox.discard(id));
  };
  const outbox = new Outbox<Saved>({
    store: box,
    async send(item, isMine) {
      const sent = await sendItem(store, item, isMine);
      if (!sent.error) tellSent(item, createdOf(item, sent.result));
      return sent;
    },
    lock,
    account: () => signedInAs(store),
    online: () => navigator.onLine,
    now: () => new Date(),
    newKey,
    patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE_TIMEOUT_MS)),
  });

  let keepers = 0;
  /** Ends what a write keeps going where no screen does. */
  let endOwn: (() => void) | undefined;
  const retries = makeRetries(() => void drain());
  const drain = async () => {
    retries.cancel();
    if (!navigator.onLine) return;
    const left = await outbox.drain().catch(() => 'empty' as const); // the browser keeps nothing
    if (left === 'later' && keepers > 0) {
      retries.plan();
      return;
    }
    retries.restart();
    endOwn?.();
    endOwn = undefined;
  };
  /** The network may just have come back. */
  const drainAtOnce = () => {
    retries.restart();
    void drain();
  };
  const seen = () => {
    if (!document.hidden) drainAtOnce();
  };
  /** The worker was told by the browser that there is a network (Background Sync). */
  const onWorker = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('outbox' in data) drainAtOnce();
  };
  const { serviceWorker } = navigator;
  const listen = () => {
    serviceWorker?.addEventListener('message', onWorker);
    addEventListener('online', drainAtOnce);
    document.addEventListener('visibilitychange', seen);
  };
  const end = () => {
    retries.cancel();
    serviceWorker?.removeEventListener('message', onWorker);
    removeEventListener('online', drainAtOnce);
    document.removeEventListener('visibilitychange', seen);
  };

  /** Has the worker send what waits, should this tab be gone. */
  const askWorker = async () => {
    const held = await box.read().catch(nothing);
    if (held) await lend(held.items);
    await askForSync();
  };

  const keep = () => {
    if (keepers++ === 0) {
      listen();
      void box.read().then(({ items }) => tellRefused(items), nothing);
    }
    // The worker may have sent everything, or have the session of before a login.
    void box.read().then(({ items }) => {
      if (items.length === 0) safeLocal.set(WAITS_KEY, null);
      return lend(items);
    }, nothing);
    void drain();
    return () => {
      if (--keepers === 0) end();
    };
  };

  return {
    async submit(write, key, told = false) {
      const account = isVisitors(write) ? null : signedInAs(store);
      if (account === null && !isVisitors(write)) return undefined;
      const entry: Entry = { ...write, key, account, subject: subjectOf(write, key) };
      // What comes before the first change of the box is all that can fail for want of a place.
      // The tab may be closed while the answer is still awaited.
      const slow = setTimeout(() => void askWorker(), SYNC_TIMEOUT_MS);
      const outcome = await outbox.submit(entry, told ? () => Promise.resolve() : undefined).catch(() => undefined);
      clearTimeout(slow);
      if (!outcome) return undefined;
      if (!outcome.waits) return { data: outcome.data, error: outcome.error };
      void askWorker();
      // On staff's screens their frame keeps it going (`WaitingButton`). On a public page nothing else does: for a
      // visitor, and for staff who edit it in place.
      if (keepers === 0) endOwn = keep();
      else void drain();
      return { waits: (words) => waitsWords(outcome.error, words), why: outcome.error };
    },
    keep,
    drain,
    discard: (id) => outbox.discard(id),
    async discardKey(key) {
      const { items } = await box.read();
      for (const item of items) if (item.key === key) await outbox.discard(item.id);
    },
    takeBack: (id) => outbox.takeBack(id),
    async putBack(item) {
      await outbox.putBack(item);
      await drain();
    },
    async tryAgain(id) {
      await outbox.tryAgain(id);
      await drain();
    },
  };
}
