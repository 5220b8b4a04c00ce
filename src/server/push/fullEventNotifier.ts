import { inBackground } from '#server/inBackground.ts';
import type { LimitStore } from '#server/limits/limits.ts';
import { HOUR_MS } from '#shared/time.ts';
import type { PushNotifier } from './pushNotifier.ts';

/** At most one push per event in this time, although people leave and others come. */
const MIN_INTERVAL_S = HOUR_MS / 1000;

/**
 * Notifies staff that an event has become full.
 *
 * @param author the account that filled it, which gets no push
 */
export type NotifyFull = (eventId: number, author?: number) => void;

/**
 * Creates the function that notifies staff.
 *
 * @param onFault logs why it could not be done
 */
export function createFullEventNotifier(deps: {
  pushNotifier: PushNotifier;
  limitStore: LimitStore;
  now: () => Date;
  onFault: (fault: unknown) => void;
}): NotifyFull {
  const { pushNotifier, limitStore, now, onFault } = deps;
  const notify = async (eventId: number, author?: number) => {
    const { count } = await limitStore.add(`push event ${eventId}`, 1, MIN_INTERVAL_S, now());
    if (count === 1) pushNotifier.notify('full', author);
  };
  return (eventId, author) => inBackground('the notice of a full event', () => notify(eventId, author).catch(onFault));
}
