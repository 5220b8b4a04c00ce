import { Menu, MenuItem } from '@mui/material';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { OpenMenu } from '#web/ui/buttons/MenuButton.tsx';
import { menuRegion } from '#web/ui/layout/menuRegion.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { eventPage } from '#words/eventPage.ts';
import { calendarLinks } from './calendarLinks.ts';

const { calendar } = eventPage;

interface CalendarMenuProps extends OpenMenu {
  event: ChurchEvent;
  /** The absolute URL of the event's page. */
  address: string;
  /** The path of the event's .ics file, if there is one. */
  file: string | undefined;
}

/** The calendars to which an event can be added. */
export function CalendarMenu({ open, anchor, onClose, event, address, file }: CalendarMenuProps) {
  const { google, outlook } = calendarLinks(event, address) ?? {};
  const onWeb = { component: 'a', target: '_blank', rel: 'noopener noreferrer', onClick: onClose } as const;
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ root: menuRegion(calendar.menu), list: { 'aria-label': calendar.menu } }}
    >
      <MenuItem {...onWeb} href={google}>
        {calendar.google} <VisuallyHidden>{eventPage.newTab}</VisuallyHidden>
      </MenuItem>
      <MenuItem {...onWeb} href={outlook}>
        {calendar.outlook} <VisuallyHidden>{eventPage.newTab}</VisuallyHidden>
      </MenuItem>
      {file ? (
        <MenuItem component="a" href={file} onClick={onClose}>
          {calendar.file}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
