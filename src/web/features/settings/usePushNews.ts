import { useEffect, useState } from 'react';
import type { PushSubscriptionInput } from '#shared/push.ts';
import {
  useCreatePushSubscriptionMutation,
  useDeletePushSubscriptionMutation,
  useLazyReadPushKeyQuery,
} from '#web/api/endpoints/pushSubscriptions.ts';
import { staffApiError } from '#web/api/errors.ts';

/**
 * Whether this device gets notifications: `loading` until the service worker is there, `blocked` if the person has refused
 * them in the browser.
 */
export type PushState = 'loading' | 'unsupported' | 'blocked' | 'off' | 'on';

const NOT_SUBSCRIBED = 'This device could not be reached by its push service. Please try again later.';

/** The worker's push manager; undefined where the browser has none. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('PushManager' in window && 'Notification' in window)) return undefined;
  return (await navigator.serviceWorker?.ready)?.pushManager; // on a first visit the worker is still being registered
}

async function stateNow(): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await manager.getSubscription()) ? 'on' : 'off';
}

/** Web Push on this device, and how to turn it on and off. */
export function usePushNews() {
  const [state, setState] = useState<PushState>('loading');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [readKey] = useLazyReadPushKeyQuery();
  const [create] = useCreatePushSubscriptionMutation();
  const [remove] = useDeletePushSubscriptionMutation();

  useEffect(() => {
    void stateNow().then(setState);
  }, []);

  async function turnOn(manager: PushManager): Promise<string | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null; // the state shows it
    const key = await readKey();
    if (key.error) return staffApiError(key.error);
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key.data }).catch(() => null);
    if (!made) return NOT_SUBSCRIBED;
    const kept = await create(made.toJSON() as PushSubscriptionInput);
    if (kept.error) await made.unsubscribe();
    return kept.error ? staffApiError(kept.error) : null;
  }

  async function turnOff(manager: PushManager): Promise<string | null> {
    const held = await manager.getSubscription();
    if (!held) return null;
    const gone = await remove({ endpoint: held.endpoint });
    if (gone.error) return staffApiError(gone.error);
    await held.unsubscribe();
    return null;
  }

  async function change(on: boolean) {
    setBusy(true);
    const manager = await pushManager();
    setError(manager ? await (on ? turnOn(manager) : turnOff(manager)) : null);
    setState(await stateNow());
    setBusy(false);
  }

  return { state, busy, error, change };
}
