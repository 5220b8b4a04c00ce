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
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { door } from '#content/events/door.ts';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { isOffered } from '#web/api/backend.ts';
import { shareEvent, shareHref } from '#web/entities/event/shareEvent.ts';
import { menuRegion } from '#web/ui/buttons/MenuButton.tsx';
import { keepsStatus, waitsToBeCreated } from '../useEvents.ts';
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

/** The items of a row's menu. */
export function RowMenuList({
  event,
  anchor,
  open,
  onClose: close,
  besideButtons = false,
  onEdit,
  onStatus,
  onPicture,
  onDuplicate,
  onDelete,
  onSelect,
  onMoveDay,
}: RowMenuListProps) {
  // Of what is not on the site yet nobody could open a link, and nobody has to be told of a change.
  const waits = event.publish !== undefined;
  const item = (label: string, icon: ReactNode, act: (event: ChurchEvent) => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        close();
        act(event);
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={close}
      slotProps={{ root: menuRegion('Menu of the event'), list: { 'aria-label': event.title } }}
      sx={{ '& .MuiMenuItem-root': { whiteSpace: 'normal' } }} // large text on a phone is not cut
    >
      {besideButtons ? null : item('Edit', <EditIcon />, onEdit)}
      {onMoveDay ? item('Move to another day…', <MoveDayIcon />, onMoveDay) : null}
      {!keepsStatus(event) || waits
        ? null
        : event.status
          ? item('Cancel or move', <EventBusyIcon />, (one) => onStatus(one))
          : // An array, since a menu takes no fragment.
            [
              item('Cancel the event', <EventBusyIcon />, (one) => onStatus(one, 'cancelled')),
              item('Move or postpone', <MoveIcon />, (one) => onStatus(one, 'moved')),
            ]}
      {item('Duplicate', <DuplicateIcon />, onDuplicate)}
      {waits || waitsToBeCreated(event) ? null : (
        <MenuItem
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
      )}
      {isOffered('door') && !waits && !waitsToBeCreated(event) ? (
        <MenuItem component={Link} to={href('door', { id: event.id })} onClick={close}>
          <ListItemIcon>
            <CountIcon />
          </ListItemIcon>
          {door.menuItem}
        </MenuItem>
      ) : null}
      {isOffered('signups') && event.signup && !waitsToBeCreated(event) ? (
        <MenuItem component={Link} to={href('signups', { id: event.id })} onClick={close}>
          <ListItemIcon>
            <PeopleIcon />
          </ListItemIcon>
          Sign-ups
        </MenuItem>
      ) : null}
      {keepsStatus(event) ? item('Picture for Status', <StatusPictureIcon />, onPicture) : null}
      {besideButtons ? null : item('Delete', <DeleteIcon />, onDelete)}
      {besideButtons || !onSelect ? null : item('Select', <SelectIcon />, onSelect)}
    </Menu>
  );
}
