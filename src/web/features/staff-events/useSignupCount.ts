import { useSelector } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isOffered } from '#web/api/backend.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { signupCount } from '#web/entities/event/signupCount.ts';

/**
 * How many have signed up for a coming event, as `12 coming, 3 waiting`; undefined if it takes none, or until it is known.
 * All events share one request.
 */
export function useSignupCount({ id, signup }: ChurchEvent): string | undefined {
  const signedIn = useSelector(selectSignedIn); // the older list is open to everybody
  const { totals } = signupsApi.useListSignupTotalsQuery(undefined, {
    skip: !signedIn || !signup || !isOffered('signups'),
    selectFromResult: ({ data }) => ({ totals: data?.events.find(({ event_id }) => String(event_id) === id) }),
  });
  return totals && signupCount(totals);
}
