import MenuIcon from '@mui/icons-material/Menu';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { AppBar, Badge, Box, Button, IconButton, ListSubheader, MenuItem, Toolbar, Tooltip } from '@mui/material';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { sampleNotifications } from '#content/staff.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { isOffered, OWN_BACKEND } from '#web/api/requests.ts';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { useLogOut } from '#web/entities/account/useLogOut.ts';
import { HeldItems } from '#web/features/held/HeldItems.tsx';
import { FullEvents } from '#web/features/signup-list/FullEvents.tsx';
import { WaitingButton } from '#web/features/staff-events/waiting/WaitingList.tsx';
import { ButtonMenu } from '#web/ui/buttons/ButtonMenu.tsx';
import { LARGE_TEXT } from '#web/ui/layout/looks.ts';
import { BarSearch } from './BarSearch.tsx';

/** Staff's top bar: search, notifications, sign-in, account (specification, section 2). */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const signedIn = useSelector(selectSignedIn);
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', ...twoLines }}
    >
      <Toolbar sx={{ minHeight: { xs: '3.5rem', sm: '4rem' }, gap: { xs: 0.5, sm: 1.5 }, px: { xs: 1, sm: 3 } }}>
        <Tooltip title="Open menu">
          <IconButton onClick={onMenu} sx={{ display: { md: 'none' } }}>
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <BarSearch short={!signedIn} />
        <WaitingButton />
        <NotificationsMenu />
        {signedIn ? null : (
          <Button to={href('login')} sx={{ minWidth: 0, px: { xs: 0.75, sm: 2 } }}>
            Login
          </Button>
        )}
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

/** Where the text is large, the field needs a line of its own, and the bar leaves the screen to the page. */
const twoLines = {
  [LARGE_TEXT]: {
    position: 'static',
    '& > .MuiToolbar-root': { flexWrap: 'wrap', justifyContent: 'flex-end', py: 1 },
    '& [aria-label="Open menu"]': { mr: 'auto' },
    '& [role="search"]': { order: 1, flexBasis: '100%' },
  },
} as const;

/** The account menu (specification, section 2): Profile, Settings and, for somebody who is signed in, Log out. */
function AccountMenu() {
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

/** New messages and what waits are fetched each minute while the tab is visible. */
const POLLED = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;

/**
 * The newest unread messages, sample items if there are none (rulings, 19), what waits for an owner's yes, and the events
 * that are full.
 */
function NotificationsMenu() {
  const signedIn = useSelector(selectSignedIn);
  const skip = !signedIn || !OWN_BACKEND;
  const { currentData: newMessages } = staffFrameApi.useListNewMessagesQuery(undefined, { skip, ...POLLED });
  const unread = newMessages?.unread ?? 0;
  const { data: account } = staffFrameApi.useReadAccountQuery(undefined, { skip });
  const { data: waiting } = staffFrameApi.useListHeldQuery(undefined, {
    skip: skip || account?.role !== 'owner',
    ...POLLED,
  });
  const held = waiting?.held.length ?? 0;
  const shown = skip ? sampleNotifications.length : unread + held; // nothing before the answer, since the number would jump
  const what =
    held > 0 ? ' that wait for you' : unread === 0 ? '' : unread === 1 ? ' unread message' : ' unread messages';

  return (
    <ButtonMenu
      name="Notifications"
      region="Notifications menu"
      sx={{ '& .MuiMenu-paper': { width: 340 } }}
      button={(opens) => (
        <Tooltip title="Notifications">
          <IconButton aria-label={shown === 0 ? 'Notifications' : `Notifications: ${shown}${what}`} {...opens}>
            <Badge badgeContent={shown || undefined} color="primary" slotProps={{ badge: { 'aria-hidden': true } }}>
              <NotificationsIcon />
            </Badge>
          </IconButton>
        </Tooltip>
      )}
      items={() => [
        held > 0 ? <HeldItems key="held" /> : null,
        unread > 0
          ? newMessages?.messages.map((message) => (
              <MenuItem
                key={message.id}
                component={Link}
                to={{ pathname: href('messages'), search: `?message=${encodeURIComponent(message.id)}` }}
                sx={{ display: 'block' }}
              >
                <Box sx={{ fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{message.name}</Box>
                <Box sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {message.message}
                </Box>
              </MenuItem>
            ))
          : (held > 0 ? [] : sampleNotifications).map((item) => (
              <MenuItem key={item} sx={{ whiteSpace: 'normal' }}>
                {item}
              </MenuItem>
            )),
        unread > 0 ? (
          <MenuItem key="all" component={Link} to={href('messages')} sx={{ color: 'primary.main' }}>
            All messages
          </MenuItem>
        ) : null,
        skip ? null : <FullEvents key="full" />,
      ]}
    />
  );
}
