import { useEffect, useState } from 'react';
import type { PushSubscriptionInput } from '#shared/push.ts';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import type { Failure } from '#web/api/errors.ts';
import { heldSubscription, pushManager, subscribeDevice } from './devicePush.ts';

/**
 * Whether the site can reach this device: `loading` until the service worker is there, `blocked` if the person has refused
 * notifications in the browser. An iPhone can be reached once the site is on its home screen.
 */
export type Reach = 'loading' | 'yes' | 'blocked' | 'iPhone' | 'unsupported';

const isIPhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

async function reachNow(): Promise<Reach> {
  if (await pushManager()) return Notification.permission === 'denied' ? 'blocked' : 'yes';
  return isIPhone() ? 'iPhone' : 'unsupported';
}

/**
 * The push subscription of this device. `change` asks for permission first, so call it after a tap.
 *
 * @param notReached said where the push service does not answer
 * @param errorOf says why our own server did not do it
 */
export function usePushDevice(notReached: string, errorOf: (failure: Failure) => string) {
  const [reach, setReach] = useState<Reach>('loading');
  const [device, setDevice] = useState<PushSubscriptionInput | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [readKey] = remindersApi.useLazyReadPushKeyQuery();

  useEffect(() => {
    void (async () => {
      const held = await heldSubscription().catch(() => null);
      if (held) setDevice(held.toJSON() as PushSubscriptionInput);
      setReach(await reachNow());
    })();
  }, []);

  async function reachable(): Promise<PushSubscriptionInput | string> {
    if (device) return device;
    const key = await readKey();
    if (key.error) return errorOf(key.error);
    const made = await subscribeDevice(key.data ?? '');
    setReach(await reachNow());
    if (made === 'refused') return '';
    if (made === 'unreachable') return notReached;
    setDevice(made);
    return made;
  }

  /** @returns whether it was done */
  async function change(work: (device: PushSubscriptionInput) => Promise<{ error?: Failure | undefined }>) {
    setBusy(true);
    const asked = await reachable();
    const failed = typeof asked === 'string' ? undefined : (await work(asked)).error;
    setError(typeof asked === 'string' ? asked : failed ? errorOf(failed) : '');
    setBusy(false);
    return typeof asked !== 'string' && !failed;
  }

  return { reach, device, busy, error, change };
}
