import { api } from '#web/api/api.ts';
import type { ApiError } from '#web/api/apiError.ts';
import type { Failure } from '#web/api/errors.ts';
import { type AuthState, selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import type { WorkerMessage } from '#web/offline/workerMessages.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';
import { idbBoxStore } from './boxStore.ts';
import { changeOf } from './changes.ts';
import { followTabs } from './followTabs.ts';
import { type Entry, type OutboxItem, subjectOf } from './items.ts';
import { lock } from './locks.ts';
import { Outbox } from './outbox.ts';
import { WAITS_KEY } from './outboxNames.ts';
import { createdOf } from './queue.ts';
import type { Saved } from './sending/answered.ts';
import { askForSync, lendWhileWaiting } from './sending/background.ts';
import { makeRetries } from './sending/retries.ts';
import { sendItem } from './sending/sendItem.ts';
import type { OutboxStoreApi } from './storeApi.ts';
import { ownerOf, tellSent } from './waiting/readWaiting.ts';
import { waitsWords } from './waiting/waitsWords.ts';
import type { Write } from './writes.ts';

export { keepPicture, readKeptPicture } from './sending/keptPictures.ts';
export { followSent, readWaiting } from './waiting/readWaiting.ts';

/** The result of a save. */
export interface Submitted {
  data?: Saved | undefined;
  error?: Failure | undefined;
  /** Set if it is in the outbox: makes the message for the person, given the situation's message for a failure. */
  waits?: (words: (failure: Failure) => string) => string;
  /** Why it waits, if that is known. */
  why?: ApiError | null;
}

/** How long a person waits for an answer. */
const PATIENCE_TIMEOUT_MS = 10_000;

/** How long a save may run before the worker is asked to help. */
const SYNC_DELAY_MS = 3000;

/** The tags of the data that outbox writes change. */
const SHOWN = [{ type: 'Event', id: 'LIST' }, 'Inbox', 'NewMessages', 'Content', 'History'] as const;

/** The browser stores nothing. */
const nothing = () => undefined;

/** The outbox of a store, with its triggers. */
export interface OpenOutbox {
  /**
   * Saves and sends a write; undefined if this browser cannot store it.
   *
   * @param told whether to report at once that it waits, because the network is known to be bad
   */
  submit: (write: Write, key: string, told?: boolean) => Promise<Submitted | undefined>;
  /** Sends waiting items now and whenever the network may be back. Returns a function that ends this. */
  keep: () => () => void;
  drain: () => Promise<void>;
  discard: (id: string) => Promise<void>;
  /** Discards the item with this idempotency key. */
  discardKey: (key: string) => Promise<void>;
  tryAgain: (id: string) => Promise<void>;
  /** Removes an unsent item and returns it; undefined if the server may have it. */
  takeBack: (id: string) => Promise<OutboxItem | undefined>;
  putBack: (item: OutboxItem) => Promise<void>;
}

function signedInAs(store: OutboxStoreApi): string | null {
  const state = store.getState() as { auth: AuthState };
  const account = selectSignedIn(state) ? selectAccount(state) : null;
  return account === null ? null : ownerOf(account);
}

/** Whether it is a visitor's write, even if somebody is signed in. */
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
  const tell = followTabs({
    onChange: refresh,
    onSent: () => {
      store.dispatch(api.util.invalidateTags([...SHOWN]));
      return Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    },
  });
  /** Whether the worker may hold the session. */
  let isLent = false;
  const lend = (items: readonly OutboxItem[]) => {
    isLent = true;
    return lendWhileWaiting(store, signedInAs(store), items);
  };
  const box = idbBoxStore((items, before) => {
    safeLocal.set(WAITS_KEY, items.length > 0 ? '1' : null);
    if (isLent) void lend(items);
    tell(changeOf(items, before));
    refresh();
    void tellRefused(items);
  });
  /** Shows a visitor the refused items. */
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
  /** Ends the `keep` of a write on a page where no screen keeps the outbox going. */
  let endOwn: (() => void) | undefined;
  const retries = makeRetries(() => void drain());
  const drain = async () => {
    retries.cancel();
    if (!navigator.onLine) return;
    const left = await outbox.drain().catch(() => 'empty' as const); // the browser stores nothing
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
  /** The browser has reported a network to the worker (Background Sync). */
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

  /** Asks the worker to send waiting items in case this tab is closed. */
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
    // The worker may have sent everything, or hold the session from before a login.
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
      // `submit` rejects only if the first change of the box fails, because the browser has no space. The tab may be
      // closed while the answer is still awaited.
      const slow = setTimeout(() => void askWorker(), SYNC_DELAY_MS);
      const outcome = await outbox.submit(entry, told ? () => Promise.resolve() : undefined).catch(() => undefined);
      clearTimeout(slow);
      if (!outcome) return undefined;
      if (!outcome.waits) return { data: outcome.data, error: outcome.error };
      void askWorker();
      // On staff's screens the frame keeps the outbox going (`WaitingButton`). On a public page, for a visitor or for
      // staff in edit mode, nothing else does.
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
