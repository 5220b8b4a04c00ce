import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import { eventPage } from '#content/eventPage.ts';
import type { ChurchEvent } from '#shared/churchEvent.ts';
import { eventMoments } from '#shared/eventTimes.ts';
import { eventCalendarPath } from '#shared/feeds.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { MenuButton } from '#web/ui/MenuButton.tsx';

/** Puts an event into one's calendar; without JavaScript by the file. Another backend's events have no file here. */
export function CalendarButton({ event, address }: { event: ChurchEvent; address: string }) {
  if (!eventMoments(event)) return null;
  const file = OWN_BACKEND ? eventCalendarPath(event.id) : undefined;
  return (
    <MenuButton
      icon={<CalendarIcon />}
      variant="outlined"
      href={file ?? address}
      load={() => import('./CalendarMenu.tsx').then((module) => module.CalendarMenu)}
      menuProps={{ event, address, file }}
    >
      {eventPage.calendar.button}
    </MenuButton>
  );
}
