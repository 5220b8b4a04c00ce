import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useState } from 'react';
import type { ChurchEvent } from '#shared/churchEvent.ts';
import { readableTime, shortDate } from '#shared/time.ts';
import { DateLeaf } from '#web/ui/DateLeaf.tsx';
import { Tag } from '#web/ui/Tag.tsx';

interface EventCardProps {
  event: ChurchEvent;
  /** How the two times are called: `Start time` on public pages, `Start` on staff's (specification, section 2). */
  startLabel?: string;
  endLabel?: string;
  /** What can be done with the event, at the card's top. */
  actions?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  past?: boolean;
}

/**
 * An event as a card: the date as a leaf, then title, description, category, place and times. Drawn anew only where
 * something of it changed: a long list grows without drawing what is there again.
 */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, startLabel = 'Start time', endLabel = 'End time', actions, heading = 'h2', past = false } = props;
  return (
    <Box
      component="article"
      sx={{
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
      {event.image ? <EventImage src={event.image} /> : null}
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: 2.25, p: { xs: 2.25, sm: 3 }, flex: 1 }}
      >
        <DateLeaf date={event.start_date} />
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.25, minWidth: 0 }}>
          <Box sx={{ display: 'flex', width: '100%', gap: 1, alignItems: 'flex-start' }}>
            <Typography
              component={heading}
              variant="h4"
              sx={{ flex: 1, minWidth: 0, pt: 0.5, overflowWrap: 'anywhere' }}
            >
              {event.title}
            </Typography>
            {actions}
          </Box>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {event.description}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {event.category ? <Tag>{event.category}</Tag> : null}
            {past ? <Tag sx={{ color: 'text.secondary' }}>Past</Tag> : null}
          </Box>
          <Box sx={{ mt: 'auto', pt: 0.5, fontSize: '1rem', lineHeight: 1.7, overflowWrap: 'anywhere' }}>
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

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      {label}: {value}
    </div>
  );
}

/** The event's own picture, from wherever it lies; where it does not load, the card stands without it. */
function EventImage({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', bgcolor: 'accent.bubble' }}
    />
  );
}
