import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { sampleNotifications } from '#content/staff.ts';

/** What has happened lately; sample items until there is real news (rulings, 19). */
export function NotificationsMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        aria-label="Notifications"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Badge badgeContent={sampleNotifications.length} color="primary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Menu
        open={open}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': 'Notifications' } }}
      >
        {sampleNotifications.map((item) => (
          <MenuItem key={item} onClick={() => setOpen(false)} sx={{ whiteSpace: 'normal', maxWidth: 320 }}>
            {item}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
