import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCalendarPath } from '#shared/events/eventPaths.ts';
import { leadsAhead, type ReminderLead } from '#shared/reminderTimes.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { LinkedButton } from '#web/ui/buttons/LinkedButton.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { language } from '#words/language.ts';
import { reminders as words } from '#words/reminders.ts';
import { RemindDialog } from './RemindDialog.tsx';
import { useReminders } from './useReminders.ts';

/**
 * Reminds a visitor of an event; without JavaScript it is the calendar file with an alarm. Where it is too late for a
 * reminder, a device that has one can take it off.
 */
export function RemindButton({ event }: { event: ChurchEvent }) {
  const [lead] = leadsAhead(event, useClock());
  if (!OWN_BACKEND) return null;
  return lead ? <RemindMenu event={event} lead={lead} /> : <KeptReminder event={event} />;
}

function KeptReminder({ event }: { event: ChurchEvent }) {
  const { reminders, busy, error, forget } = useReminders();
  const own = reminders.find((one) => String(one.event) === event.id);
  const { focusHeading } = useHeadingFocus(); // the button that had the focus is removed
  const takeOff = async (id: number) => {
    if (await forget(id)) focusHeading();
  };
  return own ? (
    <>
      <Button variant="outlined" disabled={busy} startIcon={<BellIcon />} onClick={() => void takeOff(own.event)}>
        {words.off}
      </Button>
      {error ? <Alert severity="error">{error}</Alert> : null}
    </>
  ) : null;
}

function RemindMenu({ event, lead }: { event: ChurchEvent; lead: ReminderLead }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkedButton
        aria-haspopup="dialog"
        aria-expanded={open}
        variant="outlined"
        startIcon={<BellIcon />}
        href={eventCalendarPath(event.id, language, lead)}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </LinkedButton>
      {open ? <RemindDialog event={event} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
