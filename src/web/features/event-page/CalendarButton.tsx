import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCalendarPath } from '#shared/events/feeds.ts';
import { eventMoments } from '#shared/events/times/eventTimes.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { MenuButton } from '#web/ui/buttons/MenuButton.tsx';
import { eventPage } from '#words/eventPage.ts';
import { language } from '#words/language.ts';
import { CalendarMenu } from './CalendarMenu.tsx';

/** Adds an event to the visitor's calendar; without JavaScript it is a link to the .ics file. */
export function CalendarButton({ event, address }: { event: ChurchEvent; address: string }) {
  if (!eventMoments(event)) return null;
  const file = OWN_BACKEND ? eventCalendarPath(event.id, language) : undefined;
  return (
    <MenuButton
      icon={<CalendarIcon />}
      variant="outlined"
      href={file ?? address}
      Menu={CalendarMenu}
      menuProps={{ event, address, file }}
    >
      {eventPage.calendar.button}
    </MenuButton>
  );
}
