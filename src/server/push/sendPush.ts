import { church } from '#content/en/church.ts';
import type { PushKeys, SubscriptionRow } from '#server/store/accounts/pushSubscriptions.ts';

/** One push: to which browser, and what. */
export interface Push {
  subscription: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;
  payload: string;
  /** A newer push of the same topic replaces one that waits. */
  topic: string;
  /** How long a push service keeps it for a phone without a network, in seconds. */
  ttl: number;
  keys: PushKeys;
}

/** Sends a push. It throws what the push service answered, with its `statusCode`. */
export type SendPush = (push: Push) => Promise<void>;

/** How long a push service may take to respond. */
const SEND_TIMEOUT_MS = 10_000;

/**
 * The statuses of a push service for a subscription that has ended. 403 is none: it may mean the server's clock, which would
 * end all of them.
 */
const GONE = new Set([404, 410]);

/** Whether a push failed because its subscription has ended. */
export const isGone = (thrown: unknown): boolean => GONE.has((thrown as { statusCode?: number }).statusCode ?? 0);

/** A fault for the log. The address of the push service stays out of it. */
export const pushFault = (thrown: unknown): Error =>
  new Error(`A push service answered ${(thrown as { statusCode?: number }).statusCode ?? 'nothing'}.`);

/** Sends with the `web-push` package, which is loaded at the first use. */
export const sendByWebPush: SendPush = async ({ subscription, payload, topic, ttl, keys }) => {
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = subscription;
  await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: Math.max(0, Math.floor(ttl)),
    timeout: SEND_TIMEOUT_MS,
    topic,
    vapidDetails: { subject: `mailto:${church.email.value}`, ...keys },
  });
};
