import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Button, IconButton, Toolbar, Tooltip } from '@mui/material';
import { useSelector } from 'react-redux';
import { href } from '#content/pages.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { WaitingButton } from '#web/features/staff-events/waiting/WaitingButton.tsx';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BarSearch } from './BarSearch.tsx';
import { NotificationsMenu } from './NotificationsMenu.tsx';

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
