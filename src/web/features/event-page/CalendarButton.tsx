import CalendarIcon from '@mui/icons-material/EventAvailableOutlined';
import { MenuItem } from '@mui/material';
import { venueWithBranch } from '#content/events/branchOf.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventCalendarPath } from '#shared/events/eventPaths.ts';
import { eventMoments, isoMoment } from '#shared/events/times/eventTimes.ts';
import { TIME_ZONE } from '#shared/time.ts';
import { withoutMarks } from '#shared/whatsAppMarks.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { eventText, shortened } from '#web/entities/event/eventText.tsx';
import { AppLink } from '#web/theme/AppLink.tsx';
import { ButtonMenu } from '#web/ui/buttons/ButtonMenu.tsx';
import { LinkedButton } from '#web/ui/buttons/LinkedButton.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { eventPage } from '#words/eventPage.ts';
import { language } from '#words/language.ts';

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
  const onWeb = { component: AppLink, target: '_blank' } as const;
  const newTab = <VisuallyHidden>{eventPage.newTab}</VisuallyHidden>;
  return (
    <ButtonMenu
      name={calendar.menu}
      button={(opens) => (
        <LinkedButton {...opens} variant="outlined" startIcon={<CalendarIcon />} href={file ?? address}>
          {calendar.button}
        </LinkedButton>
      )}
      items={() => [
        <MenuItem key="google" {...onWeb} href={links.google}>
          {calendar.google} {newTab}
        </MenuItem>,
        <MenuItem key="outlook" {...onWeb} href={links.outlook}>
          {calendar.outlook} {newTab}
        </MenuItem>,
        file ? (
          <MenuItem key="file" component="a" href={file}>
            {calendar.file}
          </MenuItem>
        ) : null,
      ]}
    />
  );
}

/** How much of the description is in the link: calendars refuse very long URLs. */
const MAX_DESCRIPTION_LENGTH = 800;

/**
 * The URLs that add an event to a calendar on the web; undefined if it has no day or time.
 *
 * @param address the absolute URL of the event's page
 */
function calendarLinks(event: ChurchEvent, address: string): { google: string; outlook: string } | undefined {
  const moments = eventMoments(event);
  if (!moments) return undefined;
  const { start, end } = moments;
  const about = [shortened(withoutMarks(eventText(event, 'description').text), MAX_DESCRIPTION_LENGTH), address]
    .filter(Boolean)
    .join('\n\n');
  const { text: title } = eventText(event, 'title');
  const place = venueWithBranch(event.venue);
  const onClock = ({ date, time }: typeof start) => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const utc = (moment: typeof start) => new Date(isoMoment(moment)).toISOString().replace('.000', '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${onClock(start)}/${onClock(end)}`,
    ctz: TIME_ZONE,
    details: about,
    location: place,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: utc(start),
    enddt: utc(end),
    body: about,
    location: place,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    // Outlook does not decode a plus as a space.
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString().replaceAll('+', '%20')}`,
  };
}
