import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/cardLink.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { dates } from '#words/dates.ts';
import { DateLeaf } from './DateLeaf.tsx';
import { StatusTitle } from './StatusTitle.tsx';

interface EventLinesProps {
  events: readonly ChurchEvent[];
  /** The element of the titles. */
  title?: 'h3' | 'div';
}

/** Events in few lines each, three in a row on a desk: date, title, time and venue. Each links to its page. */
export function EventLines({ events, title = 'div' }: EventLinesProps) {
  return (
    <List disablePadding sx={list}>
      {events.map((event) => (
        <Box component="li" key={event.id} onClick={pressLink} sx={row}>
          <div>
            <Typography component={title} variant="h5" sx={{ overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={href('event', { id: event.id })} sx={stretchedLink}>
                <StatusTitle event={event} />
              </Link>
            </Typography>
            <Box sx={{ ...aboveLink, color: 'text.secondary', fontSize: '1rem', overflowWrap: 'anywhere' }}>
              {[dates.date(event.start_date), dates.timeOn(event.start_date, event.start_time)]
                .filter(Boolean)
                .join(', ')}
              <br />
              <InLanguage lang="en">{event.venue}</InLanguage>
            </Box>
          </div>
          <Box sx={{ order: -1 }}>
            <DateLeaf date={event.start_date} />
          </Box>
        </Box>
      ))}
    </List>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

const row = {
  ...linkedCard,
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: 2,
  py: 1,
} as const;
