import pLimit from 'p-limit';
import type { LimitStore } from '#server/limits/limits.ts';
import {
  deleteSubscription,
  findPushKeys,
  keepPushKeys,
  listSubscriptions,
  type PushKeys,
  type SubscriptionRow,
} from '#server/store/accounts/pushSubscriptions.ts';
import type { Store } from '#server/store/store.ts';
import type { PushKind } from '#shared/push.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { isGone, pushFault, type SendPush, sendByWebPush } from './sendPush.ts';

/** Notifies staff who are not looking at the site, by Web Push. */
export type PushNotifier = ReturnType<typeof createPushNotifier>;

/** How long a push service stores a push for a phone without a network. */
const MAX_PUSH_AGE_S = 12 * 3600;

/** At most one push per author in this time: somebody may change ten events in a row. */
const MIN_INTERVAL_S = (10 * MINUTE_MS) / 1000;

/** At most one push in this time for an event that is full, although people leave and others come. */
const MIN_FULL_INTERVAL_S = HOUR_MS / 1000;

/** Simultaneous pushes. */
const MAX_CONCURRENT_PUSHES = 2;

/** The most pushes in the queue; further ones are dropped. */
const MAX_WAITING = 500;

interface PushDeps {
  store: Store;
  /** Counts the pushes that accounts caused, for all instances together. */
  limitStore: LimitStore;
  now: () => Date;
  /** Logs why a push could not be sent. */
  onFault: (fault: unknown) => void;
  /** Tests replace it: they have no network. */
  send?: SendPush | undefined;
}

export function createPushNotifier({ store, limitStore, now, onFault, send = sendByWebPush }: PushDeps) {
  const limit = pLimit(MAX_CONCURRENT_PUSHES);

  async function keysOfSite(): Promise<PushKeys> {
    const known = await findPushKeys(store.db);
    if (known) return known;
    const { default: webPush } = await import('web-push');
    const made = webPush.generateVAPIDKeys();
    return store.write(async (transaction) => {
      await keepPushKeys(transaction, made);
      return (await findPushKeys(transaction)) ?? made; // another instance may have been first
    });
  }

  async function push(subscription: SubscriptionRow, kind: PushKind, keys: PushKeys): Promise<void> {
    try {
      await send({ subscription, payload: kind, topic: kind, ttl: MAX_PUSH_AGE_S, keys });
    } catch (thrown) {
      if (isGone(thrown)) await store.write((transaction) => deleteSubscription(transaction, subscription.id));
      else onFault(pushFault(thrown));
    }
  }

  async function notifyAll(kind: PushKind, author: number | undefined): Promise<void> {
    const keys = await findPushKeys(store.db);
    if (!keys) return; // nobody has turned it on
    if (author !== undefined) {
      const { count } = await limitStore.add(`push account ${author}`, 1, MIN_INTERVAL_S, now());
      if (count > 1) return;
    }
    for (const subscription of await listSubscriptions(store.db, author)) {
      if (limit.pendingCount >= MAX_WAITING) return;
      void limit(() => push(subscription, kind, keys)).catch(onFault);
    }
  }

  async function notifyOnce(eventId: number, author: number | undefined): Promise<void> {
    const { count } = await limitStore.add(`push event ${eventId}`, 1, MIN_FULL_INTERVAL_S, now());
    if (count === 1) await notifyAll('full', author);
  }

  return {
    /** The public VAPID key that a browser subscribes with, in base64url. Created at the first use. */
    publicKey: async (): Promise<string> => (await keysOfSite()).publicKey,
    /**
     * Notifies everybody who turned it on, in the background. Failures are logged.
     *
     * @param author the account that made the change, which gets no push
     */
    notify(kind: PushKind, author?: number): void {
      void notifyAll(kind, author).catch(onFault);
    },
    /** The same once an event has become full. */
    notifyFull(eventId: number, author?: number): void {
      void notifyOnce(eventId, author).catch(onFault);
    },
  };
}
