import type { PushSubscriptionInput } from '#shared/push.ts';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';

/**
 * Web Push on this device. Staff's news and a visitor's reminders share the one subscription that a browser has. It is
 * never ended here: the server forgets it, and sends nothing to it.
 */

/** Set to `off` where the subscription is for reminders alone. */
const STAFF_NEWS = 'push-news';

/** The worker's push manager; undefined where the browser has none. */
export async function pushManager(): Promise<PushManager | undefined> {
  if (!('PushManager' in window && 'Notification' in window)) return undefined;
  return (await navigator.serviceWorker?.ready)?.pushManager; // on a first visit the worker is still being registered
}

/** This device's subscription, if it has one. */
export const heldSubscription = async (): Promise<PushSubscription | null> =>
  (await (await pushManager())?.getSubscription()) ?? null;

export const hasStaffNews = async (): Promise<boolean> =>
  safeLocal.get(STAFF_NEWS) !== 'off' && (await heldSubscription()) !== null;

export const setStaffNews = (on: boolean): void => safeLocal.set(STAFF_NEWS, on ? 'on' : 'off');

/**
 * Asks the person, and then the browser's push service, for a subscription.
 *
 * @param key the site's public key
 * @returns `refused` where the person does not want it, `unreachable` where the push service does not answer
 */
export async function subscribeDevice(key: string): Promise<PushSubscriptionInput | 'refused' | 'unreachable'> {
  const manager = await pushManager();
  if (!manager) return 'unreachable';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const held = await manager.getSubscription();
  if (!held && safeLocal.get(STAFF_NEWS) === null) setStaffNews(false);
  const made =
    held ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null));
  return made ? (made.toJSON() as PushSubscriptionInput) : 'unreachable';
}
