import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import { Menu, MenuItem } from '@mui/material';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCalendarPath } from '#shared/events/feeds.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { MenuButton } from '#web/ui/buttons/MenuButton.tsx';
import { menuRegion } from '#web/ui/layout/menuRegion.ts';
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
      menu={({ open, anchor, onClose }) => (
        <Menu
          open={open}
          anchorEl={anchor}
          onClose={onClose}
          onClick={onClose}
          slotProps={{ root: menuRegion(calendar.menu), list: { 'aria-label': calendar.menu } }}
        >
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
        </Menu>
      )}
    >
      {calendar.button}
    </MenuButton>
  );
}
