import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { isOffered } from '#web/api/backend.ts';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { useLogOut } from '#web/entities/account/useLogOut.ts';
import { menuRegion } from '#web/ui/layout/menuRegion.ts';

/** The account menu (specification, section 2): Profile, Settings and, for somebody who is signed in, Log out. */
export function AccountMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const logOut = useLogOut();
  const signedIn = useSelector(selectSignedIn);
  const account = useSelector(selectAccount);
  const who = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Tooltip title="Account">
        <IconButton
          ref={button}
          aria-label="Account"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Box component="span" sx={picture}>
            <PersonIcon fontSize="small" />
          </Box>
        </IconButton>
      </Tooltip>
      <Menu
        open={open}
        anchorEl={button.current}
        onClose={close}
        slotProps={{ root: menuRegion('Account menu'), list: { 'aria-label': 'Account', 'aria-describedby': who } }}
      >
        {signedIn && account !== null ? (
          <ListSubheader
            id={who}
            role="none" // a menu has items only; the text describes it
            sx={{ color: 'text.primary', lineHeight: 1.4, py: 1, maxWidth: 280, overflowWrap: 'anywhere' }}
          >
            Logged in as <strong>{account}</strong>
          </ListSubheader>
        ) : null}
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
              logOut();
            }}
          >
            Log out
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}

const picture = {
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
