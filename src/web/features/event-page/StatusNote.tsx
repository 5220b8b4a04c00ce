import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { announcedBefore } from '#web/entities/event/shareWords.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { eventPage as words } from '#words/eventPage.ts';

/** The status of an event: the church's note or a default text, and the previous time and venue. */
export function StatusNote({ event, past }: { event: ChurchEvent; past: boolean }) {
  const { status, status_note, venue } = event;
  const goesOn = status && status !== 'cancelled';
  const timeBefore = goesOn ? announcedBefore({ ...event, previous_venue: venue }) : '';
  const venueBefore = goesOn && event.previous_venue !== venue ? event.previous_venue : undefined;
  const kind = status === 'postponed' && !waitsForDay(event) ? 'postponedTo' : status;
  return (
    <Box sx={{ borderLeft: 4, borderColor: status ? 'accent.wine' : 'divider', pl: 2, py: 0.5, maxWidth: '62ch' }}>
      {kind ? (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {status_note ? <InLanguage lang="en">{status_note}</InLanguage> : words.status[kind]}
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
