import PersonIcon from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { messages } from '#shared/messages.ts';
import { signedOut } from '#web/auth/authSlice.ts';
import { showToast } from '#web/ui/toasts.ts';

/** The account menu (specification, section 2): Profile, Settings, Log out. */
export function AccountMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const close = () => setOpen(false);
  const leave = () => {
    close();
    dispatch(signedOut());
    showToast(messages.loggedOut, 'info');
    void navigate(href('login'));
  };

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
      <Menu open={open} anchorEl={button.current} onClose={close} slotProps={{ list: { 'aria-label': 'Account' } }}>
        <MenuItem onClick={close}>Profile</MenuItem>
        <MenuItem onClick={close}>Settings</MenuItem>
        <MenuItem onClick={leave}>Log out</MenuItem>
      </Menu>
    </>
  );
}
