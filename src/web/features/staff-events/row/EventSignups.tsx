import type { ComponentProps } from 'react';
import { SignupCount } from './SignupCount.tsx';

/** How many have signed up for an event, where it takes sign-ups. */
export function EventSignups(props: ComponentProps<typeof SignupCount>) {
  return props.event.signup ? <SignupCount {...props} /> : null;
}
