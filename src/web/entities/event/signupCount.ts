import { headsOf } from '#shared/signup/signup.ts';
import type { EventSignupTotals } from '#shared/signup/staffSignups.ts';

/** How many have signed up, in one line: `12 coming`, `80 coming, full, 3 waiting`. */
export function signupCount({ coming, waiting, state }: EventSignupTotals): string {
  const waits = headsOf(waiting);
  const parts = [`${headsOf(coming).toLocaleString('en-GB')} coming`];
  if (state === 'full') parts.push('full');
  if (waits > 0) parts.push(`${waits.toLocaleString('en-GB')} waiting`);
  return parts.join(', ');
}
