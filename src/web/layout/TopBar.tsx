import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Toolbar from '@mui/material/Toolbar';
import { useSelector } from 'react-redux';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useLeave } from './LeaveGuard.tsx';
import { NotificationsMenu } from './NotificationsMenu.tsx';

/** Staff's top bar: search, notifications, sign-in, account (specification, section 2). */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const signedIn = useSelector(selectSignedIn);
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar sx={{ gap: { xs: 0.5, sm: 1.5 }, px: { xs: 1, sm: 3 } }}>
        <IconButton aria-label="Open menu" onClick={onMenu} sx={{ display: { md: 'none' } }}>
          <MenuIcon />
        </IconButton>
        <EventSearch />
        <NotificationsMenu />
        {signedIn ? null : (
          <Button component={Link} to={href('login')} sx={{ px: 2 }}>
            Login
          </Button>
        )}
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

/** Filters the events by what it says, kept in the address as `q` (rulings, 19). */
function EventSearch() {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leave = useLeave();
  const search = (text: string) => {
    const onList = pathname.startsWith(href('dashboard')) || pathname === href('manageEvents');
    if (!onList) {
      const list = { pathname: href('dashboard'), search: `?q=${encodeURIComponent(text)}` };
      return leave(() => void navigate(list, { state: { keepsFocus: true } })); // they go on typing
    }
    const next = new URLSearchParams(parameters);
    if (text) next.set('q', text);
    else next.delete('q');
    setParameters(next, { replace: true });
  };
  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder="Search for events"
      value={parameters.get('q') ?? ''}
      onChange={(event) => search(event.target.value)}
      inputProps={{ 'aria-label': 'Search for events' }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      sx={{ flex: 1, maxWidth: 460, mr: 'auto', borderRadius: 999, bgcolor: 'background.default' }}
    />
  );
}
