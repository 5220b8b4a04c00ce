import { useEffect, useMemo } from 'react';
import { forgetOldSignups, type KeptSignup, keptText, signupsIn } from '#web/api/kept/keptSignups.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';

/** The sign-ups for an event that this device keeps; none while the page hydrates. */
export function useKeptSignups(eventId: string): KeptSignup[] {
  useEffect(() => forgetOldSignups(serverNow(), eventId), [eventId]);
  const text = keptText(eventId).use();
  return useMemo(() => signupsIn(text), [text]);
}
