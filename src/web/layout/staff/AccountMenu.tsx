import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Box, IconButton, ListSubheader, MenuItem, Tooltip } from '@mui/material';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { isOffered } from '#web/api/backend.ts';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { useLogOut } from '#web/entities/account/useLogOut.ts';
import { ButtonMenu } from '#web/ui/buttons/ButtonMenu.tsx';

/** The account menu (specification, section 2): Profile, Settings and, for somebody who is signed in, Log out. */
export function AccountMenu() {
  const logOut = useLogOut();
  const signedIn = useSelector(selectSignedIn);
  const account = useSelector(selectAccount);
  const who = useId();
  return (
    <ButtonMenu
      name="Account"
      region="Account menu"
      describedBy={who}
      button={(opens) => (
        <Tooltip title="Account">
          <IconButton {...opens}>
            <Box component="span" sx={picture}>
              <PersonIcon fontSize="small" />
            </Box>
          </IconButton>
        </Tooltip>
      )}
      items={() => [
        signedIn && account !== null ? (
          <ListSubheader
            key="who"
            id={who}
            role="none" // a menu has items only; the text describes it
            sx={{ color: 'text.primary', lineHeight: 1.4, py: 1, maxWidth: 280, overflowWrap: 'anywhere' }}
          >
            Logged in as <strong>{account}</strong>
          </ListSubheader>
        ) : null,
        isOffered('profile') ? (
          <MenuItem key="profile" component={Link} to={href('profile')}>
            Profile
          </MenuItem>
        ) : null,
        <MenuItem key="settings" component={Link} to={href('settings')}>
          Settings
        </MenuItem>,
        signedIn ? (
          <MenuItem key="log-out" onClick={logOut}>
            Log out
          </MenuItem>
        ) : null,
      ]}
    />
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
