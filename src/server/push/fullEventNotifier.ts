import { HOUR_MS } from '#shared/time.ts';
import type { PushNotifier } from './pushNotifier.ts';

/** At most one push per event in this time, although people leave and others come. */
const MIN_INTERVAL_MS = HOUR_MS;

/**
 * Notifies staff that an event has become full.
 *
 * @param author the account that filled it, which gets no push
 */
export type NotifyFull = (eventId: number, author?: number) => void;

/** Creates the function that notifies staff. */
export function createFullEventNotifier(pushNotifier: PushNotifier, now: () => Date): NotifyFull {
  const notifiedAt = new Map<number, number>();
  return (eventId, author) => {
    const at = now().getTime();
    if (at - (notifiedAt.get(eventId) ?? Number.NEGATIVE_INFINITY) < MIN_INTERVAL_MS) return;
    notifiedAt.set(eventId, at);
    pushNotifier.notify('full', author);
  };
}
