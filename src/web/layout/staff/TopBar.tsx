import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Toolbar from '@mui/material/Toolbar';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { changedSearch } from '#web/ui/hooks/changedSearch.ts';
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

/**
 * Filters the events by its text, kept in the address as `q` (rulings, 19): at each keystroke if the list is on screen,
 * elsewhere on Enter.
 */
function EventSearch() {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const leave = useLeave();
  const input = useRef<HTMLInputElement>(null);
  const sought = parameters.get('q') ?? '';
  // The address changes a moment after the typing, so the field has its own text and follows only other changes.
  const [text, setText] = useState(sought);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page means another search
  useEffect(() => {
    if (arrival === 'POP' || document.activeElement !== input.current) setText(sought);
  }, [sought, arrival, pathname]);

  const onList = pathname.startsWith(href('dashboard')) || pathname === href('manageEvents');
  const change = (typed: string) => {
    setText(typed);
    if (onList) setParameters(changedSearch(parameters, { q: typed || null }), { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onList) return;
    const list = { pathname: href('dashboard'), search: text ? `?q=${encodeURIComponent(text)}` : '' };
    leave(() => void navigate(list));
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label="Events"
      onSubmit={submit}
      sx={{ flex: 1, maxWidth: 460, mr: 'auto' }}
    >
      <OutlinedInput
        type="search"
        size="small"
        fullWidth
        placeholder="Search for events"
        value={text}
        onChange={(event) => change(event.target.value)}
        inputRef={input}
        inputProps={{ 'aria-label': 'Search for events' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ borderRadius: 999, bgcolor: 'background.default' }}
      />
    </Box>
  );
}
