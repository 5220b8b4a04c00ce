import { Box, Link, List } from '@mui/material';
import type { ReactNode } from 'react';
import { href } from '#content/pages.ts';
import { goesAhead, isOver } from '#shared/events/churchEvent.ts';
import { addDays } from '#shared/time.ts';
import { api } from '#web/api/api.ts';
import { eventPlace, eventTime, StatusTitle } from '#web/entities/event/eventText.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { inWords } from '#web/ui/layout/looks.ts';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { eventWords } from '#words/interface.ts';
import { HOME_DAYS, serviceTime, useComingServices } from './useComingServices.ts';

/** On a phone, the services and events of seven days, soonest first; struck through what does not take place. */
export function ThisWeek() {
  const now = useClock();
  const { data = [] } = api.useListSoonEventsQuery(now.date);
  const end = addDays(now.date, HOME_DAYS);
  const services = useComingServices(now).filter(({ date }) => date < end);
  const events = data.filter((event) => event.start_date < end && !isOver(event, now));
  const lines: { at: string; key: string; line: ReactNode }[] = [
    ...services.map((service) => ({
      at: `${service.date} ${service.opens}`,
      key: `${service.date} ${service.name}`,
      line: <Line when={serviceTime(service, now.date)} title={service.name} place={service.place} />,
    })),
    ...events.map((event) => ({
      at: `${event.start_date} ${event.start_time}`,
      key: event.id,
      line: (
        <Line
          when={goesAhead(event) ? eventTime(event, now.date) : <s>{eventTime(event, now.date)}</s>}
          title={
            <Link to={href('event', { id: event.id })} sx={inWords}>
              <StatusTitle event={event} inline />
            </Link>
          }
          place={<InLanguage lang="en">{eventPlace(event)}</InLanguage>}
        />
      ),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <Section labelledBy="this-week" heading={eventWords.thisWeek} sx={{ display: { md: 'none' } }}>
      <List disablePadding sx={{ mt: 2 }}>
        {lines
          .sort((a, b) => a.at.localeCompare(b.at))
          .map(({ key, line }) => (
            <Box component="li" key={key} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
              {line}
            </Box>
          ))}
      </List>
    </Section>
  );
}

function Line({ when, title, place }: { when: ReactNode; title: ReactNode; place: ReactNode }) {
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
        <span>{when}</span> · <span>{place}</span>
      </Box>
    </>
  );
}
