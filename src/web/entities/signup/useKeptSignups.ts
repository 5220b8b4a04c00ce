import { useEffect, useSyncExternalStore } from 'react';
import { followKept, forgetOldSignups, type KeptSignup, keptSignups } from '#web/api/kept/keptSignups.ts';

const none: KeptSignup[] = [];

/** The sign-ups for an event that this device keeps; none while the page hydrates. */
export function useKeptSignups(eventId: string): KeptSignup[] {
  useEffect(() => forgetOldSignups(new Date(), eventId), [eventId]);
  return useSyncExternalStore(
    followKept,
    () => keptSignups(eventId),
    () => none,
  );
}
