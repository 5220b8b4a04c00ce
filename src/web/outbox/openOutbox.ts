import { api, EVENT_LIST, tagTypes } from '#web/api/api.ts';
import type { Failure } from '#web/api/errors.ts';
import type { Write } from '#web/api/writes.ts';
import { type AuthState, selectAccessToken, selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { ownerOf } from '#web/auth/useOwnDraft.ts';
import { followDrafts, markWaiting, newKey } from '#web/ui/drafts/drafts.ts';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';
import { PATIENCE_TIMEOUT_MS } from '#web/ui/loading/Loading.tsx';
import { idbBoxStore } from './boxStore.ts';
import { changeOf } from './changes.ts';
import { followTabs } from './followTabs.ts';
import type { OutboxItem } from './items.ts';
import { lock } from './locks.ts';
import { Outbox } from './outbox.ts';
import { OUTBOX_SYNC_TAG, WAITS_KEY } from './outboxNames.ts';
import type { Saved } from './sending/answered.ts';
import { keepSending } from './sending/keepSending.ts';
import { sendItem } from './sending/sendItem.ts';
import { endLoan, lendSession } from './sending/workerSession.ts';
import type { OutboxStoreApi } from './storeApi.ts';
import { makeShowing } from './waiting/makeShowing.ts';
import { waitsWords } from './waiting/waitsWords.ts';
import { markedForm, settleForms } from './waitingForms.ts';

/** The result of a save. */
export interface Submitted {
  data?: Saved | undefined;
  error?: Failure | undefined;
  /** Set if it is in the outbox: makes the message for the person, given the specification's for a failure. */
  waits?: (words?: (failure: Failure) => string) => string;
  /** Of a save that waited: whether more was typed into the form since. */
  more?: boolean;
}

/** How long a save may run before the worker is asked to help. */
const SYNC_DELAY_MS = 3000;

/** The tags of what a write may have changed; of events the lists, which every change concerns. */
const CHANGED = [EVENT_LIST, ...tagTypes.filter((type) => type !== 'Event')];

/** The outbox of a store, with its triggers. */
export type OpenOutbox = ReturnType<typeof makeOutbox>;

function signedInAs(store: OutboxStoreApi): string | null {
  const state = store.getState() as { auth: AuthState };
  const account = selectSignedIn(state) ? selectAccount(state) : null;
  return account === null ? null : ownerOf(account);
}

/** Whether it is a visitor's write, even if somebody is signed in. */
const isVisitors = ({ kind }: Write): boolean => ['contact', 'signup', 'updateSignup'].includes(kind);

const outboxes = new WeakMap<OutboxStoreApi['dispatch'], OpenOutbox>();

/** The outbox of a store, made once. */
export function openOutbox(store: OutboxStoreApi): OpenOutbox {
  const there = outboxes.get(store.dispatch);
  if (there) return there;
  const made = makeOutbox(store);
  outboxes.set(store.dispatch, made);
  return made;
}

function makeOutbox(store: OutboxStoreApi) {
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
    show(items);
    settleForms(items, answers);
  });
  /** The answers to forms' saves, by the keys of the forms. */
  const answers = new Map<string, Saved>();
  const outbox = new Outbox<Saved>({
    store: box,
    send: (item, isMine) => sendItem(store, item, isMine),
    lock,
    account: () => signedInAs(store),
    online: () => navigator.onLine,
    now: () => new Date(),
    newKey,
    answered: ({ origin }, data) => void (origin && data && answers.set(origin, data)),
    patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE_TIMEOUT_MS)),
  });
  const show = makeShowing(store.dispatch, () => signedInAs(store));
  const readItems = () => box.read().catch(() => undefined); // the browser stores nothing
  const refresh = async () => {
    const items = await readItems();
    if (!items) return undefined;
    show(items);
    settleForms(items, answers);
    return items;
  };
  const tell = followTabs({
    onChange: () => void refresh(),
    onSent: () => {
      store.dispatch(api.util.invalidateTags(CHANGED));
      return Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    },
  });
  const sending = keepSending(() => outbox.drain());
  const { drain } = sending;

  /** Asks the worker to send waiting items in case this tab is closed. */
  const askWorker = async () => {
    const items = await readItems();
    if (items) await lend(items);
    await askForSync();
  };

  /** Sends waiting items now and whenever the network may be back. Returns a function that ends this. */
  const keep = () => {
    // The worker may have sent everything, or hold the session from before a login.
    void refresh().then((items) => {
      if (items?.length === 0) safeLocal.set(WAITS_KEY, null);
      if (items) return lend(items);
    });
    // Its owner has chosen: what they had typed is saved otherwise, or given up.
    const endFollowing = followDrafts((_name, _by, _saved, key) => {
      if (key) void outbox.discardRefused(key).catch(() => undefined);
    });
    const end = sending.keep();
    return () => {
      endFollowing();
      end();
    };
  };

  return {
    /** Saves and sends a write; undefined if this browser cannot store it. */
    async submit(write: Write, key: string): Promise<Submitted | undefined> {
      const account = isVisitors(write) ? null : signedInAs(store);
      if (account === null && !isVisitors(write)) return undefined;
      // `submit` rejects only if the first change of the box fails, because the browser has no space. The tab may be
      // closed while the answer is still awaited.
      const slow = setTimeout(() => void askWorker(), SYNC_DELAY_MS);
      const outcome = await outbox.submit({ ...write, key, account }).catch(() => undefined);
      clearTimeout(slow);
      if (!outcome) return undefined;
      if (!outcome.waits) return { data: outcome.data, error: outcome.error };
      void askWorker();
      sending.untilSent(keep);
      return { waits: (words) => waitsWords(outcome.error, words) };
    },
    keep,
    drain,
    discard: (id: string) => outbox.discard(id),
    /** Discards what waits of the sign-up with this secret key. */
    async discardSignup(secret: string) {
      const items = (await box.read()).filter((one) => 'secret' in one && one.secret === secret);
      for (const { id } of items) await outbox.discard(id);
    },
    /** Looks which forms' saves are not in the outbox any more. */
    settle: refresh,
    /** Removes an unsent item and returns it; undefined if the server may have it. */
    async takeBack(id: string): Promise<OutboxItem | undefined> {
      const origin = (await box.read()).find((item) => item.id === id)?.origin;
      const marked = markedForm(origin);
      if (marked) markWaiting(marked.name, null); // its form does not wait, and is not cleared
      const taken = await outbox.takeBack(id);
      if (marked && !taken) markWaiting(marked.name, marked.text);
      return taken;
    },
    async putBack(item: OutboxItem) {
      await outbox.putBack(item);
      await drain();
    },
    async tryAgain(id: string) {
      await outbox.tryAgain(id);
      await drain();
    },
  };
}

/** Registers a Background Sync, where the browser has it: it wakes the service worker once there is a network. */
async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined;
  await registration?.sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined); // not allowed by the person
}

/**
 * Lends the session to the worker while an item of its account waits, and takes it back afterwards.
 *
 * @param account the signed-in account, as items have it
 */
async function lendWhileWaiting(
  store: { getState: () => unknown },
  account: string | null,
  items: readonly OutboxItem[],
): Promise<void> {
  const token = () => selectAccessToken(store.getState() as { auth: AuthState });
  const accessToken = token();
  const waits = account !== null && items.some((item) => item.account === account && !item.refusal);
  if (!waits || accessToken === null) return endLoan();
  await lendSession({ account, accessToken }, () => token() === accessToken).catch(() => undefined); // no space
}
