import pLimit from 'p-limit';
import { church } from '#content/en/church.ts';
import {
  deleteSubscription,
  findPushKeys,
  keepPushKeys,
  listSubscriptions,
  type PushKeys,
  type SubscriptionRow,
} from '#server/store/accounts/pushSubscriptions.ts';
import type { Store } from '#server/store/connect.ts';
import type { NewsKind } from '#shared/news.ts';
import { MINUTE_MS } from '#shared/time.ts';

/** One push: to which browser, and what. */
export interface Push {
  subscription: SubscriptionRow;
  kind: NewsKind;
  keys: PushKeys;
}

/** Sends a push. It throws what the push service answered, with its `statusCode`. */
export type SendPush = (push: Push) => Promise<void>;

/** Tells staff who are not looking at the site, by Web Push. */
export interface PushNews {
  /** The key that a browser subscribes with, in base64url; it is made when the first person asks for it. */
  publicKey(): Promise<string>;
  /**
   * Tells everybody who turned it on, in the background. Failures are logged.
   *
   * @param author the account that made the change, which is not told
   */
  tell(kind: NewsKind, author?: number): void;
}

/** A push that a phone without a network has not got after half a day is dropped, in seconds. */
const LIFETIME_S = 12 * 3600;

/** How long a push service may take to answer, in milliseconds. */
const SEND_TIMEOUT_MS = 10_000;

/** Somebody who changes ten events in a row is told of once, in milliseconds. */
const QUIET_MS = 10 * MINUTE_MS;

/** Pushes that are sent at once. */
const AT_ONCE = 2;

/** Pushes that wait; beyond it they are dropped, for the site comes first. */
const MAX_WAITING = 500;

/** What a push service answers for a subscription that is over. */
const GONE = new Set([403, 404, 410]);

/** By the `web-push` package, which is loaded when there is something to send. */
const sendByWebPush: SendPush = async ({ subscription: { endpoint, p256dh, auth }, kind, keys }) => {
  const { default: webPush } = await import('web-push');
  await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, kind, {
    TTL: LIFETIME_S,
    timeout: SEND_TIMEOUT_MS,
    topic: kind, // a newer one replaces one that waits
    vapidDetails: { subject: `mailto:${church.email.value}`, ...keys },
  });
};

export interface PushDeps {
  store: Store;
  now: () => Date;
  /** Logs why a push could not be sent. */
  onFault: (fault: unknown) => void;
  /** Tests replace it: they have no network. */
  send?: SendPush | undefined;
}

export function createPushNews({ store, now, onFault, send = sendByWebPush }: PushDeps): PushNews {
  const limit = pLimit(AT_ONCE);
  /** When each account's changes were last told of. */
  const toldAt = new Map<number, number>();

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

  async function push(subscription: SubscriptionRow, kind: NewsKind, keys: PushKeys): Promise<void> {
    try {
      await send({ subscription, kind, keys });
    } catch (thrown) {
      const { statusCode } = thrown as { statusCode?: number };
      if (statusCode !== undefined && GONE.has(statusCode)) {
        await store.write((transaction) => deleteSubscription(transaction, subscription.id));
      } else onFault(new Error(`A push service answered ${statusCode ?? 'nothing'}.`)); // its address stays out of the log
    }
  }

  async function tellAll(kind: NewsKind, author: number | undefined): Promise<void> {
    const keys = await findPushKeys(store.db);
    if (!keys) return; // nobody has turned it on
    for (const subscription of await listSubscriptions(store.db, author)) {
      if (limit.pendingCount < MAX_WAITING) void limit(() => push(subscription, kind, keys)).catch(onFault);
    }
  }

  return {
    publicKey: async () => (await keysOfSite()).publicKey,
    tell(kind, author) {
      if (author !== undefined) {
        const at = now().getTime();
        if (at - (toldAt.get(author) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
        toldAt.set(author, at);
      }
      void tellAll(kind, author).catch(onFault);
    },
  };
}
