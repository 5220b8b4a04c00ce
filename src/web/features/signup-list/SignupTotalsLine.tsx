import { Box, Typography } from '@mui/material';
import { headsOf, type SignupShown, type SignupState } from '#shared/signup/signup.ts';
import type { SignupTotals } from '#shared/signup/staffSignups.ts';
import { readableDate, readableTime } from '#shared/time.ts';

interface SignupTotalsLineProps {
  shown: SignupShown;
  totals: SignupTotals;
  /** Whether children are counted separately. */
  separately: boolean;
}

const STATES: Readonly<Record<SignupState, string>> = {
  open: 'Open',
  full: 'Full: new ones go on the waiting list. Open',
  closed: 'Closed',
  cancelled: 'Closed: the event is cancelled',
  postponed: 'Closed until the new day is known',
  over: 'Closed: the event is over',
  removed: 'Closed: the event was deleted',
};

/** How many come and wait, in large figures, and whether sign-up is open. */
export function SignupTotalsLine({ shown, totals, separately }: SignupTotalsLineProps) {
  const { coming, waiting, places } = totals;
  const [day = '', hour = ''] = shown.closes.split('T');
  const until =
    shown.state === 'open' || shown.state === 'full' ? ` until ${readableDate(day)}, ${readableTime(hour)}` : '';
  const hasChildren = separately || coming.children > 0;
  const figures: [string, number | null][] = [
    [headsOf(coming) === 1 ? 'person coming' : 'people coming', headsOf(coming)],
    [coming.adults === 1 ? 'adult' : 'adults', hasChildren ? coming.adults : null],
    [coming.children === 1 ? 'child' : 'children', hasChildren ? coming.children : null],
    ['waiting', places === null && headsOf(waiting) === 0 ? null : headsOf(waiting)],
    [
      places === null ? '' : `of ${places.toLocaleString('en-GB')} places free`,
      places && Math.max(0, places - headsOf(coming)),
    ],
  ];
  return (
    <Box role="status">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        {figures.map(([name, count]) =>
          count === null ? null : (
            <Typography key={name} component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
              <Box component="span" sx={{ fontSize: '2rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {count.toLocaleString('en-GB')}
              </Box>
              <span>{name}</span>
            </Typography>
          ),
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {STATES[shown.state]}
        {until}.
      </Typography>
    </Box>
  );
}
