import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type NavigationEntry, navigation } from '#content/navigation.ts';
import { frame } from '#words/interface.ts';

/** The id for the `popovertarget` of the bar's button. */
export const MENU_ID = 'menu';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

const Sheet = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(340px, 88vw)',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: theme.vars.palette.glass.ink,
  backgroundColor: theme.vars.palette.glass.main,
  boxShadow: theme.shadows[16],
  '&:popover-open': {
    display: 'block',
    '@media (prefers-reduced-motion: no-preference)': { animation: `${slideIn} 225ms ease-out` },
  },
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
}));

const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  '& > a, & > span': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 53,
    paddingRight: 52,
    borderBottom: `1px solid ${theme.vars.palette.glass.line}`,
    color: 'inherit',
    textDecoration: 'none',
    fontSize: '1.125rem',
  },
  '& > a[aria-current]': { color: theme.vars.palette.glass.gold },
}));

/** The arrow at the end of an entry's row; the list that it opens is below. */
const Arrow = styled('summary')({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 52,
  height: 52,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
});

/**
 * The navigation on a phone. It must work before the app has started, and without JavaScript: so the sheet is a native
 * popover in place of MUI's Drawer, and each submenu a native `<details>` in place of MUI's Accordion and Collapse.
 */
export function MobileMenu() {
  const { pathname, key } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const arrivedWith = useRef(key);
  useEffect(() => {
    if (arrivedWith.current === key) return;
    arrivedWith.current = key;
    sheet.current?.hidePopover?.();
  }, [key]);
  return (
    <Sheet ref={sheet} id={MENU_ID} popover="auto" role="dialog" aria-label={frame.menu}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1.5 }}>
        <IconButton color="inherit" aria-label={frame.closeMenu} popoverTarget={MENU_ID} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={frame.menu} sx={{ px: 3, pb: 4 }}>
        <List disablePadding sx={{ '& ul': { pl: 2.25 } }}>
          {navigation.map((entry) => (
            <MobileEntry key={entry.label} entry={entry} pathname={pathname} />
          ))}
        </List>
      </Box>
    </Sheet>
  );
}

function MobileEntry({ entry, pathname }: { entry: NavigationEntry; pathname: string }) {
  return (
    <Entry>
      {entry.to ? (
        <Link to={entry.to} aria-current={entry.to === pathname ? 'page' : undefined}>
          {entry.label}
        </Link>
      ) : (
        <span>{entry.label}</span>
      )}
      {entry.entries ? (
        <details>
          <Arrow aria-label={frame.submenu(entry.label)}>
            <ExpandMoreIcon />
          </Arrow>
          <List disablePadding>
            {entry.entries.map((under) => (
              <MobileEntry key={under.label} entry={under} pathname={pathname} />
            ))}
          </List>
        </details>
      ) : null}
    </Entry>
  );
}
