import SelectIcon from '@mui/icons-material/CheckBoxOutlined';
import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoveDayIcon from '@mui/icons-material/EditCalendarOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import MoveIcon from '@mui/icons-material/EventRepeatOutlined';
import CountIcon from '@mui/icons-material/HowToRegOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import StatusPictureIcon from '@mui/icons-material/PhoneAndroidOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { door } from '#content/events/door.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isOffered } from '#web/api/backend.ts';
import { shareEvent, shareHref } from '#web/entities/event/shareEvent.ts';
import { menuRegion } from '#web/ui/layout/menuRegion.ts';
import { keepsStatus } from '../useEvents.ts';
import type { RowActions } from './rowActions.ts';

export interface RowMenuProps extends RowActions {
  event: ChurchEvent;
  /** Whether Edit and Delete have buttons beside the menu, which then leaves them out. */
  besideButtons?: boolean;
}

interface RowMenuListProps extends RowMenuProps {
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
}

/** The menu of a row. */
export function RowMenuList({ anchor, open, onClose: close, ...row }: RowMenuListProps) {
  const { event, besideButtons, onEdit, onStatus, onPicture, onDuplicate, onDelete, onSelect, onMoveDay } = row;
  // The same elements while it closes, so that the press on one of them has little to render.
  const items = useMemo(
    () =>
      menuItems(
        { event, besideButtons, onEdit, onStatus, onPicture, onDuplicate, onDelete, onSelect, onMoveDay },
        close,
      ),
    [event, besideButtons, onEdit, onStatus, onPicture, onDuplicate, onDelete, onSelect, onMoveDay, close],
  );
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={close}
      slotProps={{ root: menuRegion('Menu of the event'), list: { 'aria-label': event.title } }}
      sx={{ '& .MuiMenuItem-root': { whiteSpace: 'normal' } }} // large text on a phone is not cut
    >
      {items}
    </Menu>
  );
}

/** The actions of an event. An array, because a menu takes no fragment. */
function menuItems({ event, besideButtons = false, ...act }: RowMenuProps, close: () => void): ReactNode[] {
  // An event that is not on the site yet cannot be shared, and needs no announcement of a change.
  const waits = event.publish !== undefined;
  const item = (label: string, icon: ReactNode, does: (event: ChurchEvent) => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        close();
        does(event);
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
  const link = (label: string, icon: ReactNode, to: string) => (
    <MenuItem key={label} component={Link} to={to} onClick={close}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
  const status = event.status
    ? [item('Cancel or move', <EventBusyIcon />, (one) => act.onStatus(one))]
    : [
        item('Cancel the event', <EventBusyIcon />, (one) => act.onStatus(one, 'cancelled')),
        item('Move or postpone', <MoveIcon />, (one) => act.onStatus(one, 'moved')),
      ];
  const share = (
    <MenuItem
      key="Share"
      component="a"
      href={shareHref(event)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(click) => {
        close();
        if (shareEvent(event)) click.preventDefault();
      }}
    >
      <ListItemIcon>
        <ShareIcon />
      </ListItemIcon>
      Share
    </MenuItem>
  );
  return [
    besideButtons ? null : item('Edit', <EditIcon />, act.onEdit),
    act.onMoveDay ? item('Move to another day…', <MoveDayIcon />, act.onMoveDay) : null,
    ...(keepsStatus(event) && !waits ? status : []),
    item('Duplicate', <DuplicateIcon />, act.onDuplicate),
    waits ? null : share,
    isOffered('door') && !waits ? link(door.menuItem, <CountIcon />, href('door', { id: event.id })) : null,
    isOffered('signups') && event.signup ? link('Sign-ups', <PeopleIcon />, href('signups', { id: event.id })) : null,
    keepsStatus(event) ? item('Picture for Status', <StatusPictureIcon />, act.onPicture) : null,
    besideButtons ? null : item('Delete', <DeleteIcon />, act.onDelete),
    besideButtons || !act.onSelect ? null : item('Select', <SelectIcon />, act.onSelect),
  ];
}
