import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Toolbar from '@mui/material/Toolbar';
import { useLocation } from 'react-router-dom';
import { navigation } from '#content/navigation.ts';
import { href } from '#content/pages.ts';
import { Brand } from '../Brand.tsx';
import { MENU_ID, MobileMenu } from './MobileMenu.tsx';
import { NavigationItem } from './NavigationItem.tsx';

/** The public navigation bar (specification, section 2): links with submenus on a desk, a menu button on a phone. */
export function NavigationBar() {
  const { pathname } = useLocation();
  const overHero = pathname === href('home');
  return (
    <AppBar
      position={overHero ? 'absolute' : 'relative'}
      color="transparent"
      elevation={0}
      sx={{ color: 'glass.ink', bgcolor: overHero ? 'transparent' : 'glass.main' }}
    >
      <Toolbar sx={bar}>
        <Brand />
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'block' } }}>
          <List disablePadding sx={{ display: 'flex', alignItems: 'center', gap: { md: 0.5, lg: 1 } }}>
            {navigation.map((entry) => (
              <NavigationItem key={entry.label} entry={entry} pathname={pathname} />
            ))}
          </List>
        </Box>
        <IconButton
          aria-label="Open menu"
          aria-haspopup="dialog"
          popoverTarget={MENU_ID}
          sx={{ display: { md: 'none' }, color: 'inherit' }}
        >
          <MenuIcon fontSize="large" />
        </IconButton>
      </Toolbar>
      <MobileMenu />
    </AppBar>
  );
}

const bar = {
  width: '100%',
  maxWidth: 1168,
  minHeight: { xs: 76 },
  mx: 'auto',
  justifyContent: 'space-between',
  gap: 2,
};
