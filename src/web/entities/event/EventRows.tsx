import { Box, Link, List, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/looks.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { DateLeaf } from './DateLeaf.tsx';
import { EventPicture } from './EventPicture.tsx';
import { eventPlace, eventTime, StatusTitle } from './eventText.tsx';

interface EventRowsProps {
  events: readonly ChurchEvent[];
  /** The element of the titles. */
  title?: 'h3' | 'div';
}

/**
 * Events in a row each: date, title, hours and place, picture. Each links to its page. On a phone a row is at most 72 px
 * high, and a line more where hours in Kiswahili and the place need it: they are never cut.
 */
export function EventRows({ events, title = 'div' }: EventRowsProps) {
  return (
    <List disablePadding sx={list}>
      {events.map((event) => (
        <Box component="li" key={event.id} onClick={pressLink} sx={row}>
          <Box sx={{ minWidth: 0 }}>
            <Typography component={title} sx={titleLine}>
              <Link to={href('event', { id: event.id })} sx={stretchedLink}>
                <StatusTitle event={event} inline />
              </Link>
            </Typography>
            <Box sx={{ ...aboveLink, ...facts }}>
              <span>{eventTime(event)}</span> · <InLanguage lang="en">{eventPlace(event)}</InLanguage>
            </Box>
          </Box>
          <Box aria-hidden sx={{ order: -1 }}>
            <DateLeaf date={event.start_date} small />
          </Box>
          <Box aria-hidden sx={{ width: 48, borderRadius: 2, overflow: 'hidden' }}>
            <EventPicture event={event} sizes="48px" ratio="1" plain />
          </Box>
        </Box>
      ))}
    </List>
  );
}

const list = {
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const row = {
  ...linkedCard,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 64,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;

const facts = { color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.3, overflowWrap: 'anywhere' } as const;

const titleLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.3,
  // A line holds few words of a text that is set so large.
  '@container (max-width: 15rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '@media print': { whiteSpace: 'normal' },
} as const;
