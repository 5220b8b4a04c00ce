import { Box, Chip } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { isOffered } from '#web/api/requests.ts';
import { LARGE_TEXT } from '#web/ui/layout/looks.ts';

/** Leads from the list of events to the month, and back. Links, because each view has an address; a ToggleButton has none. */
export function ViewSwitch() {
  const { pathname } = useLocation();
  if (!isOffered('month')) return null;
  const view = (page: 'dashboard' | 'month', label: string) => (
    <Chip
      component={Link}
      to={href(page)}
      clickable
      label={label}
      aria-current={pathname.startsWith(href(page)) ? 'page' : undefined}
      sx={{
        fontSize: '0.9375rem',
        '& > span': { px: 1.5 },
        [LARGE_TEXT]: { fontSize: '0.875rem', '& > span': { px: 0.75 } },
      }}
    />
  );
  return (
    <Box component="nav" aria-label="View" sx={{ display: 'flex', gap: 0.75, ml: 'auto' }}>
      {view('dashboard', 'List')}
      {view('month', 'Month')}
    </Box>
  );
}
