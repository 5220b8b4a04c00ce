import { Box, Typography } from '@mui/material';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { eventText } from '#web/entities/event/eventText.ts';
import { announcedBefore } from '#web/entities/event/shareWords.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { eventPage as words } from '#words/eventPage.ts';
import { language } from '#words/language.ts';

/**
 * The status of an event, and its previous time and venue. The church's note in the page's language replaces our
 * sentence. An English note on a Kiswahili page follows the Kiswahili sentence.
 */
export function StatusNote({ event, past }: { event: ChurchEvent; past: boolean }) {
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
