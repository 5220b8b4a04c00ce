import { Box, Link, List, Typography } from '@mui/material';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/cardLink.ts';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { DateLeaf } from './DateLeaf.tsx';
import { EventPicture } from './EventPicture.tsx';
import { eventPlace, eventTime, StatusTitle } from './eventText.tsx';

interface EventRowsProps {
  events: readonly ChurchEvent[];
  /** The element of the titles. */
  title?: 'h3' | 'div';
}

/** Events in a row each, at most 72 px high on a phone: date, title, hours and place, picture. Each links to its page. */
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
            <Box sx={{ ...aboveLink, ...twoLines, color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.3 }}>
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

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  [LARGE_TEXT]: { display: 'block' },
  '@media print': { display: 'block' },
} as const;

const titleLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.3,
  [LARGE_TEXT]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '@media print': { whiteSpace: 'normal' },
} as const;
