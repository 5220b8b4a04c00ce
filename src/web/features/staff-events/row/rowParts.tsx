import SelectIcon from '@mui/icons-material/CheckBoxOutlined';
import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoveDayIcon from '@mui/icons-material/EditCalendarOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import MoveIcon from '@mui/icons-material/EventRepeatOutlined';
import CountIcon from '@mui/icons-material/HowToRegOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import SeeIcon from '@mui/icons-material/OpenInNewOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import StatusPictureIcon from '@mui/icons-material/PhoneAndroidOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Chip, Divider, IconButton, ListItemIcon, MenuItem } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { door } from '#content/events/door.ts';
import { href } from '#content/pages.ts';
import { type ChurchEvent, isOver, waitsForDay } from '#shared/events/churchEvent.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';
import { DRAFT, isUnpublished } from '#shared/events/publishing.ts';
import { englishDates } from '#shared/events/times/englishDates.ts';
import { waitsSentence } from '#shared/publication/known.ts';
import { readableTime } from '#shared/time.ts';
import { isOffered } from '#web/api/requests.ts';
import { shareEvent, shareHref } from '#web/entities/event/eventText.tsx';
import { mark, WaitingMark, waiting } from '#web/entities/waiting/WaitingMark.tsx';
import { useIsWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { AppLink } from '#web/theme/AppLink.tsx';
import { ButtonMenu } from '#web/ui/buttons/ButtonMenu.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { statuses } from '#words/interface.ts';
import type { ActOnEvent, EventAct } from '../EventDialogs.tsx';
import { keepsStatus } from '../useEvents.ts';

interface RowMenuProps {
  event: ChurchEvent;
  onAct: ActOnEvent;
  /** Opens the dialog that moves the event to another day; only in the month. */
  onMoveDay?: ((event: ChurchEvent) => void) | undefined;
  /** Selects the event among others, where several can be changed at once. */
  onSelect?: ((id: string) => void) | undefined;
}

/** The menu with an event's actions. */
export function RowMenu(props: RowMenuProps) {
  const { title } = props.event;
  return (
    <ButtonMenu
      name={title}
      region="Menu of the event"
      button={(opens) => (
        <IconButton title="More" aria-label={`More for ${title}`} {...opens}>
          <MoreIcon />
        </IconButton>
      )}
      items={() => menuItems(props)}
      sx={{ '& .MuiMenuItem-root': { whiteSpace: 'normal' } }} // large text on a phone is not cut
    />
  );
}

const danger = { color: 'error.main', '& svg': { color: 'error.main' } } as const;

/** The actions of an event. An array, because a menu takes no fragment. */
function menuItems({ event, onAct, onMoveDay, onSelect }: RowMenuProps): ReactNode[] {
  // An event that is not on the site yet cannot be shared, and needs no announcement of a change.
  const waits = event.publish !== undefined;
  const entry = (label: string, icon: ReactNode, props: object) => (
    <MenuItem key={label} {...props}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
  const item = (label: string, icon: ReactNode, act: EventAct, to?: EventStatus) =>
    entry(label, icon, { onClick: () => onAct(act, event, to), ...(act === 'delete' && { sx: danger }) });
  const link = (label: string, icon: ReactNode, to: string) => entry(label, icon, { component: Link, to });
  const status = event.status
    ? [item('Cancel or move', <EventBusyIcon />, 'status')]
    : [
        item('Cancel the event', <EventBusyIcon />, 'status', 'cancelled'),
        item('Move or postpone', <MoveIcon />, 'status', 'moved'),
      ];
  const share = entry('Share', <ShareIcon />, {
    component: AppLink,
    href: shareHref(event),
    target: '_blank',
    onClick: (click: MouseEvent) => shareEvent(event) && click.preventDefault(),
  });
  return [
    waits ? null : link('See on the site', <SeeIcon />, href('event', { id: event.id })),
    item('Edit', <EditIcon />, 'edit'),
    onMoveDay ? entry('Move to another day…', <MoveDayIcon />, { onClick: () => onMoveDay(event) }) : null,
    ...(keepsStatus(event) && (!waits || event.status) ? status : []), // a cancelled draft can go ahead again
    item('Duplicate', <DuplicateIcon />, 'copy'),
    waits || event.waits ? null : share, // its texts are not on the site
    isOffered('door') && !waits ? link(door.menuItem, <CountIcon />, href('door', { id: event.id })) : null,
    isOffered('signups') && event.signup ? link('Sign-ups', <PeopleIcon />, href('signups', { id: event.id })) : null,
    keepsStatus(event) ? item('Picture for Status', <StatusPictureIcon />, 'picture') : null,
    onSelect ? entry('Select', <SelectIcon />, { onClick: () => onSelect(event.id) }) : null,
    <Divider key="apart" />,
    item('Delete', <DeleteIcon />, 'delete'),
  ];
}

const COLORS: Record<EventStatus, string> = {
  cancelled: 'error.main',
  postponed: 'warning.main',
  moved: 'primary.main',
};

/**
 * The state marks of an event in staff's list: whether a change of it waits to be sent, whether it is on the site, its
 * status, and whether it is going on or over.
 */
export function EventState({ event }: { event: ChurchEvent }) {
  const now = useClock();
  const unsent = useIsWaiting(event.id);
  const { status, publish = '', start_date, start_time } = event;
  const waits = isUnpublished(event, now);
  const over = isOver(event, now);
  const goingOn = !over && !status && !waits && `${start_date} ${start_time}` <= `${now.date} ${now.time}`;
  const unseen = (label: string, title: string) => <Chip size="small" label={label} title={title} sx={waiting} />;
  const state = (label: string, color: string) => <Chip size="small" label={label} sx={{ ...mark, color }} />;
  return (
    <>
      {unsent ? <WaitingMark /> : null}
      {event.waits ? unseen('Waits for a yes', waitsSentence(event.waits)) : null}
      {waits && !event.waits ? unseen(rowPublish(publish, now.date, true), rowPublish(publish, now.date)) : null}
      {status ? state(statuses[status], COLORS[status]) : null}
      {goingOn ? state('On now', 'success.main') : null}
      {over ? state('Past', 'text.secondary') : null}
    </>
  );
}

/**
 * When an event appears on the site: `From Fri 27 Nov, 6 pm`; `Draft` if that is not known.
 *
 * @param short for a mark in a row: `From 27 Nov`, today `From 6 pm`, in another year `From Jan 2027`
 */
export function rowPublish(publish: string, today: string, short = false): string {
  const [date = '', time = ''] = publish.split('T');
  if (publish === DRAFT) return 'Draft';
  const day = rowDay(date, today);
  if (!short) return `From ${day}, ${readableTime(time)}`;
  if (date === today) return `From ${readableTime(time)}`;
  const [, number, month, year] = day.split(' ');
  return year ? `From ${month} ${year}` : `From ${number} ${month}`;
}

/**
 * When an event is, for a row: `Fri 27 Nov`, with the year if it is not this one; and `9 pm to 5 am`, `5 pm to Fri 25 Dec`,
 * empty if there is no time.
 *
 * @param today the church's day, `YYYY-MM-DD`
 */
export function rowTimes(event: ChurchEvent, today: string): { day: string; hours: string } {
  if (waitsForDay(event)) return { day: 'No new day yet', hours: '' };
  return { day: rowDay(event.start_date, today), hours: englishDates.shortHours(event).replace(', until ', ' to ') };
}

/** `Fri 27 Nov`, or `Fri 1 Jan 2027` in another year than today's. */
function rowDay(date: string, today: string): string {
  const day = englishDates.shortDay(date);
  return day === date || date.slice(0, 4) === today.slice(0, 4) ? day : `${day} ${date.slice(0, 4)}`;
}
