import { Alert, Box, Button, Link, Typography } from '@mui/material';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCalendarPath } from '#shared/events/eventPaths.ts';
import { leadsAhead, type ReminderLead, reminderMoment } from '#shared/reminderTimes.ts';
import { PlainDialog } from '#web/ui/feedback/PlainDialog.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { language } from '#words/language.ts';
import { reminders as words } from '#words/reminders.ts';
import { MyReminders } from './MyReminders.tsx';
import { momentWords, useReminders } from './useReminders.ts';

/** Chooses when to be reminded of an event, or takes the reminder off. */
export function RemindDialog({ event, onClose }: { event: ChurchEvent; onClose: () => void }) {
  const reminding = useReminders();
  const { reach, busy, error, reminders, remind, forget } = reminding;
  const leads = leadsAhead(event, useClock());
  const own = reminders.find((one) => String(one.event) === event.id);
  const label = (lead: ReminderLead) => words.at(words.leads[lead], momentWords(reminderMoment(event, lead)));
  return (
    <PlainDialog title={words.title} onClose={onClose} close={words.close} gap={2}>
      {error ? <Alert severity="error">{error}</Alert> : null}
      {reach === 'loading' ? <Typography role="status">{words.waiting}</Typography> : null}
      {reach === 'yes' ? (
        <Box sx={{ display: 'grid', gap: 1.5 }} aria-busy={busy}>
          <Typography role="status">{own ? words.on(momentWords(own.moment)) : ''}</Typography>
          {leads
            .filter((lead) => lead !== own?.lead)
            .map((lead) => (
              <Button
                key={lead}
                variant={own ? 'outlined' : 'contained'}
                color={own ? 'inherit' : 'secondary'}
                disabled={busy}
                onClick={() => void remind(Number(event.id), lead)}
              >
                {label(lead)}
              </Button>
            ))}
          {own ? (
            <Button color="inherit" disabled={busy} onClick={() => void forget(own.event)}>
              {words.off}
            </Button>
          ) : null}
        </Box>
      ) : null}
      {reach === 'blocked' || reach === 'iPhone' || reach === 'unsupported' ? (
        <Typography>{words[reach]}</Typography>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {leads.map((lead) => (
          <li key={lead}>
            <Link href={eventCalendarPath(event.id, language, lead)} sx={{ display: 'inline-block', py: 1 }}>
              {words.calendar}: {words.leads[lead]}
            </Link>
          </li>
        ))}
      </Box>
      <MyReminders reminding={reminding} except={event.id} />
    </PlainDialog>
  );
}
