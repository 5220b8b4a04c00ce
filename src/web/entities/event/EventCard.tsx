import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { readableTime, shortDate } from '#shared/time.ts';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/cardLink.ts';
import { DateLeaf } from './DateLeaf.tsx';
import { GivenPicture } from './GivenPicture.tsx';
import { StatusTitle } from './StatusTitle.tsx';

interface EventCardProps {
  event: ChurchEvent;
  /** How the two times are called: `Start time` on public pages, `Start` on staff's (specification, section 2). */
  startLabel?: string;
  endLabel?: string;
  /** What can be done with the event, at the card's top; the title alone then leads to the event's page. */
  actions?: ReactNode;
  /** Where that page opens: `_top` from inside a frame. */
  target?: '_top';
  heading?: 'h1' | 'h2' | 'h3';
  past?: boolean;
}

/** How wide a card's picture is drawn: one, two or three in a row (see EventList). */
const PICTURE_SIZES = '(min-width: 1200px) 357px, (min-width: 600px) 50vw, 100vw';

/**
 * An event as a card that leads to its page: the date as a leaf, then title, description, category, place and times.
 * What became of the event is said first. Drawn anew only where something of it changed: a long list grows without
 * drawing what is there again.
 */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, startLabel = 'Start time', endLabel = 'End time', actions, target, heading = 'h2' } = props;
  const { past = false } = props;
  const linked = actions === undefined;
  return (
    <Box
      component="article"
      onClick={linked ? pressLink : undefined}
      sx={{
        ...(linked && linkedCard),
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        overflow: 'hidden',
        breakInside: 'avoid',
      }}
    >
      {event.image ? (
        <GivenPicture src={event.image} alt={event.image_alt ?? ''} focus={event.image_focus} sizes={PICTURE_SIZES} />
      ) : null}
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: 2.25, p: { xs: 2.25, sm: 3 }, flex: 1 }}
      >
        <DateLeaf date={event.start_date} />
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.25, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', width: '100%', gap: 1, alignItems: 'flex-start' }}>
            <Typography
              component={heading}
              variant="h4"
              sx={{ flex: '1 1 12rem', minWidth: 0, pt: 0.5, overflowWrap: 'anywhere' }}
            >
              <Link
                component={RouterLink}
                to={href('event', { id: event.id })}
                target={target}
                sx={linked ? stretchedLink : { color: 'inherit', textDecorationColor: 'transparent' }}
              >
                <StatusTitle event={event} />
              </Link>
            </Typography>
            {actions}
          </Box>
          {event.status && event.status_note ? (
            <Typography variant="body2" sx={{ ...aboveLink, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {event.status_note}
            </Typography>
          ) : null}
          <Typography variant="body2" sx={{ ...aboveLink, ...firstLines, color: 'text.secondary' }}>
            {event.description}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {event.category ? <Chip label={event.category} /> : null}
            {past ? <Chip sx={{ color: 'text.secondary' }} label="Past" /> : null}
          </Box>
          <Box sx={{ ...aboveLink, mt: 'auto', pt: 0.5, fontSize: '1rem', lineHeight: 1.7, overflowWrap: 'anywhere' }}>
            <Line label="Venue" value={event.venue} />
            <Line label={startLabel} value={readableTime(event.start_time)} />
            <Line label={endLabel} value={readableTime(event.end_time)} />
            {event.end_date ? <Line label="End Date" value={shortDate(event.end_date)} /> : null}
          </Box>
        </Box>
      </Box>
    </Box>
  );
});

/** Of a very long description the beginning: the rest stands on the event's page. */
const firstLines = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 9,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '@media print': { display: 'block' },
} as const;

/** Nothing where there is no value: another backend may leave some out. */
function Line({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      {label}: {value}
    </div>
  );
}
