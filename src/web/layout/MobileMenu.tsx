import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type NavigationEntry, navigation } from '#content/navigation.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  borderBottom: `1px solid ${theme.vars?.palette.glass.line}`,
  '& a, & > span': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    color: 'inherit',
    textDecoration: 'none',
    fontSize: '1.125rem',
  },
  '& a[aria-current]': { color: theme.vars?.palette.glass.gold },
}));

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { paddingLeft: 18 },
  '&[hidden]': { display: 'none' },
});

/** The navigation on a phone: a drawer with each submenu behind its own arrow. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname, key } = useLocation();
  const arrivedWith = useRef(key);
  useEffect(() => {
    if (arrivedWith.current === key) return;
    arrivedWith.current = key;
    onClose();
  }, [key, onClose]);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          sx: { width: 'min(340px, 88vw)', bgcolor: 'glass.main', color: 'glass.ink', borderRadius: 0 },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1.5 }}>
        <IconButton aria-label="Close menu" onClick={onClose} sx={{ color: 'inherit' }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ px: 3, pb: 4 }}>
        <List>
          {navigation.map((entry) => (
            <MobileEntry key={entry.label} entry={entry} pathname={pathname} onFollow={onClose} />
          ))}
        </List>
      </Box>
    </Drawer>
  );
}

function MobileEntry({
  entry,
  pathname,
  onFollow,
}: {
  entry: NavigationEntry;
  pathname: string;
  onFollow: () => void;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <Row>
        {entry.to ? (
          <Link to={entry.to} aria-current={entry.to === pathname ? 'page' : undefined} onClick={onFollow}>
            {entry.label}
          </Link>
        ) : (
          <span>{entry.label}</span>
        )}
        {entry.entries ? (
          <IconButton
            aria-label={`${entry.label} submenu`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            sx={{ color: 'inherit', minWidth: 52, borderRadius: 0 }}
          >
            <ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        ) : null}
      </Row>
      {entry.entries ? (
        <List id={id} hidden={!open}>
          {entry.entries.map((under) => (
            <MobileEntry key={under.label} entry={under} pathname={pathname} onFollow={onFollow} />
          ))}
        </List>
      ) : null}
    </li>
  );
}
