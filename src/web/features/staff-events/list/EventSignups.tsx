import { Suspense } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isOffered } from '#web/api/backend.ts';
import { lazyPart } from '#web/ui/hooks/lazyPart.tsx';

// Most lists have no event with sign-up.
const SignupCount = lazyPart(async () => (await import('./SignupCount.tsx')).SignupCount);

/** How many have signed up for an event, where it takes sign-ups. For who is signed in. */
export function EventSignups({ event }: { event: ChurchEvent }) {
  return event.signup && isOffered('signups') ? (
    <Suspense fallback={null}>
      <SignupCount event={event} />
    </Suspense>
  ) : null;
}
