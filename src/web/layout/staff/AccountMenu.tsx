import PersonIcon from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { isOffered } from '#web/api/backend.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { useLogOut } from '#web/auth/useLogOut.ts';
import { menuRegion } from '#web/ui/buttons/MenuButton.tsx';
import { useLeave } from './LeaveGuard.tsx';

/** The account menu (specification, section 2): Profile, Settings and, to whoever is signed in, Log out. */
export function AccountMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const logOut = useLogOut();
  const signedIn = useSelector(selectSignedIn);
  const leave = useLeave();
  const close = () => setOpen(false);

  return (
    <>
      <IconButton
        ref={button}
        aria-label="Account"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Avatar sx={{ width: 36, height: 36, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          <PersonIcon fontSize="small" />
        </Avatar>
      </IconButton>
      <Menu
        open={open}
        anchorEl={button.current}
        onClose={close}
        slotProps={{ root: menuRegion('Account menu'), list: { 'aria-label': 'Account' } }}
      >
        {isOffered('profile') ? (
          <MenuItem component={Link} to={href('profile')} onClick={close}>
            Profile
          </MenuItem>
        ) : null}
        <MenuItem component={Link} to={href('settings')} onClick={close}>
          Settings
        </MenuItem>
        {signedIn ? (
          <MenuItem
            onClick={() => {
              close();
              leave(logOut);
            }}
          >
            Log out
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
