import { Box, List } from '@mui/material';
import type { ResponsiveStyleValue } from '@mui/system';
import type { ReactNode } from 'react';
import { type AnnouncedEvent, entryHours, entryStatus, isOff, venueWords } from '#content/events/announcements.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import type { WeekDay, WeekEntry } from '#shared/events/times/week.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import type { AnnouncedWeek } from './announcedWeek.ts';

interface NoticeTextProps {
  week: AnnouncedWeek;
  /** How many events are listed at most, if a page has no room for more. */
  most?: number;
  /** The columns of an event: its hours, and the rest. */
  columns?: ResponsiveStyleValue<string>;
}

/** The text of the notice. Every length is in `em`, so that one font size scales all of it. */
export function NoticeText({ week, most = week.count, columns = { xs: '1fr', sm: '10.5em 1fr' } }: NoticeTextProps) {
  const { heading, range, days, services, count, language } = week;
  const { announcements, dates } = language;
  return (
    <Box lang={langOf(language.language)} sx={{ lineHeight: 1.25, overflowWrap: 'anywhere' }}>
      <NoticeTitle>{heading}</NoticeTitle>
      <NoticeLine>{range}</NoticeLine>
      {firstOf(days, most).map(({ date, entries }) => (
        <Box key={date} sx={{ mt: '0.65em' }}>
          <NoticeHeading>{dates.dayAndMonth(date)}</NoticeHeading>
          <List disablePadding>
            {entries.map((entry) => (
              <Entry key={entry.event.id} entry={entry} date={date} columns={columns} language={language} />
            ))}
          </List>
        </Box>
      ))}
      {most < count ? <NoticeLine above="0.6em">{announcements.moreOnSite(count - most)}</NoticeLine> : null}
      {count === 0 ? <NoticeLine above="0.65em">{announcements.nothing}</NoticeLine> : null}
      <Box sx={{ mt: '0.65em' }}>
        <NoticeHeading>{announcements.services}</NoticeHeading>
        {services.map((line) => (
          <NoticeLine key={line}>{line}</NoticeLine>
        ))}
      </Box>
    </Box>
  );
}

/** The notice's title. */
export const NoticeTitle = ({ children }: { children: string }) => (
  <Box
    component="h3"
    sx={{ m: 0, fontFamily: 'h3.fontFamily', fontWeight: 'h3.fontWeight', fontSize: '1.75em', lineHeight: 1.15 }}
  >
    {children}
  </Box>
);

/** The heading of a part of the notice. */
export const NoticeHeading = ({ children }: { children: string }) => (
  <Box
    component="h4"
    sx={{ m: 0, pb: '0.1em', fontSize: '1.1em', fontWeight: 700, borderBottom: '0.08em solid currentColor' }}
  >
    {children}
  </Box>
);

/** A line of the notice. */
export const NoticeLine = ({ above = '0.2em', children }: { above?: string; children: ReactNode }) => (
  <Box component="p" sx={{ m: 0, mt: above }}>
    {children}
  </Box>
);

interface EntryProps extends Required<Pick<NoticeTextProps, 'columns'>> {
  entry: WeekEntry<AnnouncedEvent>;
  date: string;
  language: EventLanguage;
}

/** One event: its hours, title, status and venue. */
function Entry({ entry, date, columns, language }: EntryProps) {
  const { event, away } = entry;
  const off = isOff(entry);
  const status = entryStatus(entry, language);
  return (
    <Box component="li" sx={{ mt: '0.25em', display: 'grid', gridTemplateColumns: columns, columnGap: '0.8em' }}>
      <Box component={off ? 's' : 'span'}>{entryHours(entry, date, language)}</Box>
      <span>
        <Box component={off ? 's' : 'span'} sx={{ fontWeight: 700 }}>
          {event.title}
        </Box>
        {status ? <strong> {status}</strong> : null}
        {off && !away ? null : <span>, {venueWords(event)}</span>}
        {event.status_note ? <span>. {event.status_note}</span> : null}
      </span>
    </Box>
  );
}

/** The days, cut to the first events. */
function firstOf(days: readonly WeekDay<AnnouncedEvent>[], most: number): WeekDay<AnnouncedEvent>[] {
  let left = most;
  return days.flatMap(({ date, entries }) => {
    const told = entries.slice(0, left);
    left -= told.length;
    return told.length > 0 ? [{ date, entries: told }] : [];
  });
}
