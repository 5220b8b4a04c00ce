import DirectionsIcon from '@mui/icons-material/Directions';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { branchAt, venueWithBranch } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, goesAhead, isOver, waitsForDay } from '#shared/events/churchEvent.ts';
import type { EventPageShown } from '#web/api/endpoints/events.ts';
import { SignedIn } from '#web/auth/SignedIn.tsx';
import { DateLeaf } from '#web/entities/event/DateLeaf.tsx';
import { announcedBefore, categoryText, eventText, StatusTitle, shareWords } from '#web/entities/event/eventText.tsx';
import { RemindButton } from '#web/entities/reminders/RemindButton.tsx';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { ShareButton } from '#web/ui/buttons/ShareButton.tsx';
import { StaffScreenLink } from '#web/ui/buttons/StaffScreenLink.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { InLanguage, langOf } from '#web/ui/text/InLanguage.tsx';
import { LinkedText } from '#web/ui/text/LinkedText.tsx';
import { directionsHref } from '#web/ui/text/sharing.ts';
import { dates } from '#words/dates.ts';
import { eventPage as words } from '#words/eventPage.ts';
import { eventWords } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { EventWindow } from './EventWindow.tsx';
import { SignUp } from './sign-up/SignUp.tsx';

interface EventDetailsProps extends Pick<EventPageShown, 'signup' | 'refused'> {
  event: ChurchEvent;
  /** The absolute URL of its page; without one it cannot be shared yet. */
  address?: string;
}

/**
 * One event with all its details. The date precedes the title by style alone, so that screen readers begin with the title.
 */
export function EventDetails({ event, address, signup, refused }: EventDetailsProps) {
  const past = isOver(event, useClock());
  const { status } = event;
  const shown = signup && past ? { ...signup, state: 'over' as const } : signup; // the page may have been left open
  const takesSignups = shown?.state === 'open' || shown?.state === 'full';
  const noDay = waitsForDay(event);
  const title = eventText(event, 'title');
  const description = eventText(event, 'description');
  const category = categoryText(event.category);
  return (
    <Box component="article" sx={layout}>
      <Box component="header" sx={heading}>
        <Typography variant="h1" sx={{ fontSize: titleSize(title.text), overflowWrap: 'anywhere' }}>
          <StatusTitle event={event} />
        </Typography>
        {noDay ? null : (
          <Box sx={{ gridArea: 'leaf', filter: !goesAhead(event) || past ? 'saturate(0.3)' : undefined }}>
            <DateLeaf date={event.start_date} />
          </Box>
        )}
      </Box>
      {status || past ? (
        <Box sx={{ gridArea: 'status' }}>
          <StatusNote event={event} past={past} />
        </Box>
      ) : null}
      <Box sx={{ gridArea: 'facts', display: 'grid', gap: 3, alignContent: 'start' }}>
        <Box component="dl" sx={facts}>
          <Fact name={words.when}>{goesAhead(event) ? spanLines(event) : <s>{spanLines(event)}</s>}</Fact>
          <Fact name={words.where}>
            <Where venue={event.venue} />
          </Fact>
        </Box>
        {event.category ? (
          <div>
            <Chip lang={langOf(category.lang)} label={category.text} />
          </div>
        ) : null}
        {shown ? <SignUp event={event} shown={shown} refused={refused} /> : null}
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {address ? (
            <ShareButton
              title={title.text}
              words={shareWords(event)}
              address={address}
              menu={words.shareMenu}
              quiet={takesSignups}
            />
          ) : null}
          {!address || past || !goesAhead(event) ? null : <CalendarButton event={event} address={address} />}
          {address ? <RemindButton event={event} /> : null}
          <SignedIn>
            <Button
              component={StaffScreenLink}
              to={`${href('dashboard')}?edit=${encodeURIComponent(event.id)}`}
              variant="outlined"
              color="inherit"
              startIcon={<EditIcon />}
            >
              {eventWords.edit}
            </Button>
          </SignedIn>
        </Box>
        {description.text ? (
          <Typography
            component="div"
            lang={langOf(description.lang)}
            sx={{ maxWidth: '62ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            <LinkedText>{description.text}</LinkedText>
          </Typography>
        ) : null}
      </Box>
      <EventWindow key={event.image} event={event} />
    </Box>
  );
}

/** A long title is smaller, so that date and place are still on a phone's first screen. */
const titleSize = (title: string) =>
  title.length > 60 ? 'clamp(1.5rem, 3vw, 2.25rem)' : 'clamp(2rem, 4.4vw, 3.25rem)';

/** When it is, in lines one under the other. */
const spanLines = (event: ChurchEvent): ReactNode =>
  dates.span(event).map((line, at) => (
    <span key={line}>
      {at > 0 ? <br /> : null}
      {line}
    </span>
  ));

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="eyebrow" sx={{ mb: 0 }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontSize: '1.125rem', lineHeight: 1.6, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}

/** The venue and, if it is one of the church's places, its address and directions. */
function Where({ venue }: { venue: string }) {
  const branch = branchAt(venue);
  if (!branch) return <InLanguage lang="en">{venueWithBranch(venue)}</InLanguage>;
  const address = [branch.place.value, branch.town.value].filter((line) => !venue.includes(line));
  return (
    <>
      <InLanguage lang="en">{venue}</InLanguage>
      {venue.toLowerCase().includes(branch.name.toLowerCase()) ? null : `, ${branch.name}`}
      <Box component="address" sx={{ fontStyle: 'normal', color: 'text.secondary', fontSize: '1rem' }}>
        {address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
      <Link
        className="no-print"
        href={directionsHref(branch.map.latitude, branch.map.longitude)}
        target="_blank"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, fontSize: '1rem' }}
      >
        <DirectionsIcon aria-hidden fontSize="small" />
        {words.directions} <VisuallyHidden>{words.newTab}</VisuallyHidden>
      </Link>
    </>
  );
}

const layout = {
  maxWidth: CONTENT_WIDTH,
  mx: 'auto',
  px: { xs: 2.5, sm: 3 },
  pt: { xs: 4, md: 7 },
  pb: { xs: 6, md: 9 },
  display: 'grid',
  columnGap: { md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gridTemplateRows: { md: 'auto auto 1fr' },
  gridTemplateAreas: {
    xs: '"head" "status" "picture" "facts"',
    md: '"head picture" "status picture" "facts picture"',
  },
  // No row gap: an empty row would double it.
  '& > * + *': { mt: { xs: 3, md: 3.5 } },
  '& > figure': { mt: { xs: 3, md: 0 } },
  '@media print': { display: 'block', p: 0 },
} as const;

const heading = {
  gridArea: 'head',
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"leaf title"',
  alignItems: 'start',
  '& > h1': { gridArea: 'title' },
  '& > h1:only-child': { gridColumn: '1 / -1' },
} as const;

const facts = {
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/**
 * The status of an event, and its previous time and venue. The church's note in the page's language replaces our
 * sentence. An English note on a Kiswahili page follows the Kiswahili sentence.
 */
function StatusNote({ event, past }: { event: ChurchEvent; past: boolean }) {
  const { status, venue } = event;
  const goesOn = status && status !== 'cancelled';
  const timeBefore = goesOn ? announcedBefore({ ...event, previous_venue: venue }) : '';
  const venueBefore = goesOn && event.previous_venue !== venue ? event.previous_venue : undefined;
  const note = eventText(event, 'status_note');
  const kind = status === 'postponed' && !waitsForDay(event) ? 'postponedTo' : status;
  return (
    <Box sx={{ borderLeft: 4, borderColor: status ? 'accent.wine' : 'divider', pl: 2, py: 0.5, maxWidth: '62ch' }}>
      {kind ? (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {note.text && note.lang === language ? null : `${words.status[kind]} `}
          {note.text ? <InLanguage lang={note.lang}>{note.text}</InLanguage> : null}
        </Typography>
      ) : null}
      {timeBefore || venueBefore ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {words.before}{' '}
          <s>
            {timeBefore}
            {timeBefore && venueBefore ? ', ' : ''}
            {venueBefore ? <InLanguage lang="en">{venueBefore}</InLanguage> : null}
          </s>
        </Typography>
      ) : null}
      {past ? <Typography sx={{ color: 'text.secondary' }}>{words.past}</Typography> : null}
    </Box>
  );
}
