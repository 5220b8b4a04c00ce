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
import { Divider, IconButton, ListItemIcon, MenuItem } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { door } from '#content/events/door.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isOffered } from '#web/api/backend.ts';
import { shareEvent, shareHref } from '#web/entities/event/eventText.tsx';
import { ButtonMenu } from '#web/ui/buttons/ButtonMenu.tsx';
import type { RowActions } from '../EventDialogs.tsx';
import { keepsStatus } from '../useEvents.ts';

interface RowMenuProps {
  event: ChurchEvent;
  actions: RowActions;
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
function menuItems({ event, actions: act, onMoveDay, onSelect }: RowMenuProps): ReactNode[] {
  // An event that is not on the site yet cannot be shared, and needs no announcement of a change.
  const waits = event.publish !== undefined;
  const entry = (label: string, icon: ReactNode, props: object) => (
    <MenuItem key={label} {...props}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
  const item = (label: string, icon: ReactNode, does: (event: ChurchEvent) => void) =>
    entry(label, icon, { onClick: () => does(event) });
  const link = (label: string, icon: ReactNode, to: string) => entry(label, icon, { component: Link, to });
  const status = event.status
    ? [item('Cancel or move', <EventBusyIcon />, (one) => act.onStatus(one))]
    : [
        item('Cancel the event', <EventBusyIcon />, (one) => act.onStatus(one, 'cancelled')),
        item('Move or postpone', <MoveIcon />, (one) => act.onStatus(one, 'moved')),
      ];
  const share = entry('Share', <ShareIcon />, {
    component: 'a',
    href: shareHref(event),
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick: (click: MouseEvent) => shareEvent(event) && click.preventDefault(),
  });
  return [
    waits ? null : link('See on the site', <SeeIcon />, href('event', { id: event.id })),
    item('Edit', <EditIcon />, act.onEdit),
    onMoveDay ? item('Move to another day…', <MoveDayIcon />, onMoveDay) : null,
    ...(keepsStatus(event) && (!waits || event.status) ? status : []), // a cancelled draft can go ahead again
    item('Duplicate', <DuplicateIcon />, act.onDuplicate),
    waits || event.waits ? null : share, // its texts are not on the site
    isOffered('door') && !waits ? link(door.menuItem, <CountIcon />, href('door', { id: event.id })) : null,
    isOffered('signups') && event.signup ? link('Sign-ups', <PeopleIcon />, href('signups', { id: event.id })) : null,
    keepsStatus(event) ? item('Picture for Status', <StatusPictureIcon />, act.onPicture) : null,
    onSelect ? item('Select', <SelectIcon />, ({ id }) => onSelect(id)) : null,
    <Divider key="apart" />,
    entry('Delete', <DeleteIcon />, { onClick: () => act.onDelete(event), sx: danger }),
  ];
}
