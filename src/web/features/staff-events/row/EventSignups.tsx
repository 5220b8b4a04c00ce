import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#web/ui/loading/lazyPart.tsx';

// Most lists have no event with sign-up.
const SignupCount = lazyPart(async () => (await import('./SignupCount.tsx')).SignupCount);

/** How many have signed up for an event, where it takes sign-ups. */
export function EventSignups(props: ComponentProps<typeof SignupCount>) {
  return props.event.signup ? (
    <Suspense fallback={null}>
      <SignupCount {...props} />
    </Suspense>
  ) : null;
}
