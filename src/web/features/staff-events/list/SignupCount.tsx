import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useListSignupTotalsQuery } from '#web/api/endpoints/signupList.ts';
import { signupCount } from '#web/entities/event/signupCount.ts';

/** How many have signed up for an event of staff's list. All rows share one request; without its answer they say nothing. */
export function SignupCount({ event }: { event: ChurchEvent }) {
  const { totals } = useListSignupTotalsQuery(undefined, {
    selectFromResult: ({ data }) => ({ totals: data?.events.find(({ event_id }) => String(event_id) === event.id) }),
  });
  return totals ? <span data-signups>{signupCount(totals)}</span> : null;
}
