import { Box, Card, CardContent, Chip, Link, List, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import type { Language } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import { endDayOf } from '#shared/events/times/eventTimes.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { aboveLink, LARGE_TEXT, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/looks.ts';
import { type Further, Loading, TryAgain, useGrowingList } from '#web/ui/loading/Loading.tsx';
import { InLanguage, langOf } from '#web/ui/text/InLanguage.tsx';
import { dates } from '#words/dates.ts';
import { events as listWords } from '#words/events.ts';
import { eventWords as words } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { signUp } from '#words/signUp.ts';
import { DateLeaf } from './DateLeaf.tsx';
import { EventPicture } from './EventPicture.tsx';
import { categoryText, eventText, StatusTitle } from './eventText.tsx';

interface EventCardProps {
  event: ChurchEvent;
  /**
   * Buttons at the card's top. With them, only the title links to the event's page, and the times are called `Start` and
   * `End`, as on staff's screens; on public pages `Start time` (specification, section 2).
   */
  actions?: ReactNode;
  /** Where that page opens: `_top` from inside a frame. */
  target?: '_top';
  heading?: 'h1' | 'h2' | 'h3';
  /** A mark beside the category. */
  mark?: string | undefined;
}

/** The width of a card's picture: one, two or three in a row (see EventList). */
const PICTURE_SIZES = '(min-width: 1200px) 357px, (min-width: 600px) 50vw, 100vw';

/**
 * An event as a card that links to its page: date, status, title, description, category, venue and times. Memoized, so
 * that a growing list does not render its earlier cards again.
 */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, actions, target, heading = 'h2', mark } = props;
  const past = isOver(event, useClock());
  const linked = actions === undefined;
  const page = href('event', { id: event.id });
  const description = eventText(event, 'description');
  const note = eventText(event, 'status_note');
  const category = categoryText(event.category);
  return (
    <Card
      component="article"
      variant="outlined"
      onClick={linked ? pressLink : undefined}
      sx={{ ...(linked && linkedCard), display: 'flex', flexDirection: 'column', height: '100%', breakInside: 'avoid' }}
    >
      {event.image || linked ? <EventPicture event={event} sizes={PICTURE_SIZES} /> : null}
      <CardContent sx={linked ? besideDate : underDate}>
        <DateLeaf date={event.start_date} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', alignContent: 'flex-start' }}>
          <Typography
            component={heading}
            variant="h4"
            sx={{ flex: '1 1 12rem', minWidth: 0, pt: 0.5, overflowWrap: 'anywhere' }}
          >
            <Link to={page} target={target} sx={linked ? stretchedLink : titleLink}>
              <StatusTitle event={event} />
            </Link>
          </Typography>
          {actions}
        </Box>
        <Box sx={details}>
          {event.status && note.text ? (
            <Typography
              variant="body2"
              lang={langOf(note.lang)}
              sx={{ ...aboveLink, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {note.text}
            </Typography>
          ) : null}
          <Typography
            variant="body2"
            lang={langOf(description.lang)}
            sx={{ ...aboveLink, ...firstLines, color: 'text.secondary' }}
          >
            {withoutMarks(description.text)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {event.category ? <Chip lang={langOf(category.lang)} label={category.text} /> : null}
            {mark ? <Chip sx={{ color: 'warning.main' }} label={mark} /> : null}
            {OWN_BACKEND && event.signup && !past ? <SignupChips id={event.id} /> : null}
            {past ? <Chip sx={{ color: 'text.secondary' }} label={words.past} /> : null}
          </Box>
          <Box sx={{ ...aboveLink, mt: 'auto', pt: 0.5, fontSize: '1rem', lineHeight: 1.7, overflowWrap: 'anywhere' }}>
            <Line label={words.venue} value={event.venue} lang="en" />
            <Line
              label={linked ? words.startTime : 'Start'}
              value={dates.cardTime(event.start_date, event.start_time)}
            />
            <Line label={linked ? words.endTime : 'End'} value={dates.cardTime(endDayOf(event), event.end_time)} />
            {event.end_date ? <Line label={words.endDate} value={dates.shortDate(endDayOf(event))} /> : null}
          </Box>
        </Box>
      </CardContent>
    </Card>
  );
});

const titleLink = { color: 'inherit', textDecorationColor: 'transparent' } as const;

const content = {
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: 2.25,
  rowGap: 1.25,
  flex: 1,
  '&, &:last-child': { p: { xs: 2.25, sm: 3 } },
} as const;

/** The details in line with the title, beside the date. */
const besideDate = { ...content, '& > time': { gridRow: '1 / span 2' } } as const;

/** The details below the date and the title, with the card's whole width: with buttons the title is tall. */
const underDate = {
  ...content,
  '& > :last-child': { gridColumn: '1 / -1' },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr' },
} as const;

const details = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1.25,
  minWidth: 0,
} as const;

/** Shows the beginning of a very long description; the event's page has the rest. */
const firstLines = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 9,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '@media print': { display: 'block' },
} as const;

/** Nothing without a value: another backend may leave some out. */
function Line({ label, value, lang = language }: { label: string; value: string; lang?: Language }) {
  if (value === '') return null;
  return (
    <div>
      {label}: <InLanguage lang={lang}>{value}</InLanguage>
    </div>
  );
}

/** How many places of an event are left and how many come, where the church shows it. No name is ever shown. */
function SignupChips({ id }: { id: string }) {
  const { data } = signupsApi.useListSignupNumbersQuery();
  // Its place until the numbers are there, so that the card does not grow.
  if (!data) return <Chip variant="outlined" label="&nbsp;" sx={{ visibility: 'hidden', width: '11rem' }} />;
  const { state, numbers: { left, coming, waiting } = {} } = data[id] ?? {};
  const words = [
    state === 'full' ? signUp.card.full : left === undefined || left === null ? '' : signUp.card.left(left),
    coming ? signUp.card.coming(coming) : '',
    state === 'full' && waiting ? signUp.card.waiting(waiting) : '',
  ].filter(Boolean);
  return words.length > 0 ? <Chip variant="outlined" label={words.join(', ')} /> : null;
}

interface EventListProps {
  events: readonly ChurchEvent[];
  /** The rest of the list, if it is not loaded yet. */
  further?: Further;
  /** How many are rendered at first; the others follow while scrolling. */
  first?: number;
  /** Shown while the list is loading for the first time. */
  loading?: string | null;
  /** The error line above the list. */
  error?: string | null;
  /** Adds a button to the error. */
  onRetry?: () => void;
  /** Shown if there are no events. */
  empty?: string;
  /** Shown below that. */
  emptyHelp?: string;
  children: (event: ChurchEvent) => ReactNode;
}

/** Events in one to three columns, with the error line and the text for an empty list. */
export function EventList(props: EventListProps) {
  const { events, further, first, loading, error, onRetry, empty = listWords.empty, emptyHelp, children } = props;
  const { shown, more } = useGrowingList(events, { first, further });
  return (
    <>
      {error ? <TryAgain error={error} onRetry={onRetry} sx={{ mb: 3 }} /> : null}
      {loading && events.length === 0 ? (
        <Loading>{loading}</Loading>
      ) : events.length === 0 ? (
        error ? null : (
          <Box sx={{ py: 3 }}>
            <Typography variant="lead">{empty}</Typography>
            {emptyHelp ? <Typography sx={{ color: 'text.secondary', mt: 1 }}>{emptyHelp}</Typography> : null}
          </Box>
        )
      ) : (
        <List
          disablePadding
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
            gap: 3,
            // One CSS rule for all cards: a style for each card would be computed again at each press.
            '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 440px', breakInside: 'avoid' },
            '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {shown.map((event) => (
            <li key={event.id}>{children(event)}</li>
          ))}
        </List>
      )}
      {more}
    </>
  );
}
