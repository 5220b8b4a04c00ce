import { Box } from '@mui/material';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isOffered } from '#web/api/backend.ts';
import { useListSignupTotalsQuery } from '#web/api/endpoints/staffSignups.ts';
import { signupCount } from '#web/entities/event/signupCount.ts';

/** How many have signed up for an event, where it takes sign-ups. */
export const EventSignups = ({ event }: { event: ChurchEvent }) =>
  event.signup ? <SignupCount id={event.id} /> : null;

/** All rows share one request; without its answer they render nothing. */
function SignupCount({ id }: { id: string }) {
  const { totals } = useListSignupTotalsQuery(undefined, {
    skip: !isOffered('signups'),
    selectFromResult: ({ data }) => ({ totals: data?.events.find(({ event_id }) => String(event_id) === id) }),
  });
  if (!totals) return null;
  return (
    <Box component="span" sx={belowTitle}>
      {signupCount(totals)}
    </Box>
  );
}

/** Below the title, so small that the row keeps its height. */
const belowTitle = { display: 'block', color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.2 };
