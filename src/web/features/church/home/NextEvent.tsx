import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { branchOf } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { nextEvent } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { eventPlace, eventTime, StatusTitle } from '#web/entities/event/eventText.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { useMyBranch } from '#web/myBranch/myBranch.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { aboveLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/cardLink.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { home } from '#words/home.ts';
import { myBranch } from '#words/myBranch.ts';
import { serviceTime, useComingServices } from './useComingServices.ts';

const card = {
  borderRadius: '18px',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-glass-deep) 72%, transparent)',
  backdropFilter: 'blur(10px)',
  WebkitBackdropFilter: 'blur(10px)',
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
} as const;

/**
 * The next service and the next event (rulings, 49): at the visitor's own branch, if one is chosen and has any, else the
 * main church's service and any branch's event.
 */
export function NextEvent() {
  const clock = useClock();
  const { data = [] } = api.useListSoonEventsQuery(clock.date);
  const mine = useMyBranch();
  const [service] = useComingServices(clock);
  const own =
    mine &&
    nextEvent(
      data.filter(({ venue }) => branchOf(venue)?.key === mine.key),
      clock,
    );
  const event = own ?? nextEvent(data, clock);
  const { next, nextService } = usePageWords('home', home).hero;
  return (
    <Card variant="outlined" sx={card}>
      {service ? (
        <Part about={nextService} title={serviceTime(service, clock.date)} to="#visit">
          {`${service.name} · ${service.place}`}
        </Part>
      ) : null}
      {event ? (
        <Part
          about={own ? `${myBranch.next} ${mine?.name}` : next}
          title={
            <Box component="span" sx={clamped}>
              <StatusTitle event={event} inline />
            </Box>
          }
          to={href('event', { id: event.id })}
        >
          {eventTime(event, clock.date)} · <InLanguage lang="en">{eventPlace(event)}</InLanguage>
        </Part>
      ) : null}
    </Card>
  );
}

function Part({ about, title, to, children }: { about: string; title: ReactNode; to: string; children: ReactNode }) {
  return (
    <Box onClick={pressLink} sx={{ ...linkedCard, px: 2.75, py: 1.75 }}>
      <Typography variant="eyebrow">{about}</Typography>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        <Link to={to} sx={stretchedLink}>
          {title}
        </Link>
      </Typography>
      <Box component="p" sx={{ ...aboveLink, m: 0, color: 'text.secondary', fontSize: '1rem', lineHeight: 1.5 }}>
        <span>{children}</span>
      </Box>
    </Box>
  );
}

/** At most two lines of a very long title. */
const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
