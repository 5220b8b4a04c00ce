import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { lazy, Suspense } from 'react';
import { type ChurchEvent, goesAhead } from '#shared/events/churchEvent.ts';
import { eventCalendarPath } from '#shared/events/feeds.ts';
import { leadsAhead } from '#shared/reminderTimes.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { MenuButton } from '#web/ui/buttons/MenuButton.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { language } from '#words/language.ts';
import { reminders as words } from '#words/reminders.ts';

const RemindDialog = lazy(async () => ({ default: (await import('./RemindDialog.tsx')).RemindDialog }));

/** Reminds a visitor of an event; without JavaScript it is the calendar file with an alarm. */
export function RemindButton({ event }: { event: ChurchEvent }) {
  const now = useClock();
  const [lead] = leadsAhead(event, now);
  if (!OWN_BACKEND || !goesAhead(event) || !lead) return null;
  return (
    <MenuButton
      icon={<BellIcon />}
      variant="outlined"
      href={eventCalendarPath(event.id, language, lead)}
      opens="dialog"
      menu={({ open, onClose }) =>
        open ? (
          <Suspense fallback={null}>
            <RemindDialog event={event} onClose={onClose} />
          </Suspense>
        ) : null
      }
    >
      {words.button}
    </MenuButton>
  );
}
