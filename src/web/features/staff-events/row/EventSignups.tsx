import Box from '@mui/material/Box';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isOffered } from '#web/api/backend.ts';
import { useListSignupTotalsQuery } from '#web/api/endpoints/staffSignups.ts';
import { signupCount } from '#web/entities/event/signupCount.ts';

interface SignupCountProps {
  event: ChurchEvent;
  /** At the end of a line of text; otherwise below the title, so small that the row keeps its height. */
  inline?: boolean;
}

/** How many have signed up for an event, where it takes sign-ups. */
export const EventSignups = (props: SignupCountProps) => (props.event.signup ? <SignupCount {...props} /> : null);

/**
 * How many have signed up for an event of staff's list. All rows share one request; without its answer they render
 * nothing.
 */
function SignupCount({ event, inline = false }: SignupCountProps) {
  const { totals } = useListSignupTotalsQuery(undefined, {
    skip: !isOffered('signups'),
    selectFromResult: ({ data }) => ({ totals: data?.events.find(({ event_id }) => String(event_id) === event.id) }),
  });
  if (!totals) return null;
  const count = signupCount(totals);
  if (inline)
    return (
      <>
        {' · '}
        <span>{count}</span>
      </>
    );
  return (
    <Box component="span" sx={belowTitle}>
      {count}
    </Box>
  );
}

const belowTitle = { display: 'block', color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.2 };
