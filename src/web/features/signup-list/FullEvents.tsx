import { Box, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { api } from '#web/api/api.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { signupCount } from '#web/entities/event/eventCount.ts';

/** The coming events that are full, as items of a menu: each leads to its list of sign-ups. */
export function FullEvents() {
  const { data } = signupsApi.useListSignupTotalsQuery();
  const full = data?.events.filter(({ state }) => state === 'full') ?? [];
  const { data: events } = api.useListEventsQuery(undefined, { skip: full.length === 0 });
  return full.map((totals) => {
    const id = String(totals.event_id);
    const event = events?.find((one) => one.id === id);
    return event ? (
      <MenuItem key={id} component={Link} to={href('signups', { id })} sx={{ display: 'block', whiteSpace: 'normal' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{event.title} is full</Box>
        <Box sx={{ color: 'text.secondary' }}>{signupCount(totals)}</Box>
      </MenuItem>
    ) : null;
  });
}
