import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import { MenuItem } from '@mui/material';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCalendarPath } from '#shared/events/feeds.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { NamedMenu } from '#web/ui/buttons/ButtonMenu.tsx';
import { MenuButton } from '#web/ui/buttons/MenuButton.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { eventPage } from '#words/eventPage.ts';
import { language } from '#words/language.ts';
import { calendarLinks } from './calendarLinks.ts';

const { calendar } = eventPage;

/**
 * Adds an event to the visitor's calendar; without JavaScript it is a link to the .ics file.
 *
 * @param address the absolute URL of the event's page
 */
export function CalendarButton({ event, address }: { event: ChurchEvent; address: string }) {
  const links = calendarLinks(event, address);
  if (!links) return null;
  const file = OWN_BACKEND ? eventCalendarPath(event.id, language) : undefined;
  const onWeb = { component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;
  const newTab = <VisuallyHidden>{eventPage.newTab}</VisuallyHidden>;
  return (
    <MenuButton
      icon={<CalendarIcon />}
      variant="outlined"
      href={file ?? address}
      menu={(opened) => (
        <NamedMenu {...opened} name={calendar.menu}>
          <MenuItem {...onWeb} href={links.google}>
            {calendar.google} {newTab}
          </MenuItem>
          <MenuItem {...onWeb} href={links.outlook}>
            {calendar.outlook} {newTab}
          </MenuItem>
          {file ? (
            <MenuItem component="a" href={file}>
              {calendar.file}
            </MenuItem>
          ) : null}
        </NamedMenu>
      )}
    >
      {calendar.button}
    </MenuButton>
  );
}
