import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLocation } from 'react-router-dom';
import { navigation } from '#content/navigation.ts';
import { href } from '#content/pages.ts';
import { Brand } from './Brand.tsx';
import { MENU_ID, MobileMenu } from './MobileMenu.tsx';
import { NavigationItem } from './NavigationItem.tsx';

/** The public navigation bar (specification, section 2): links with submenus on a desk, a menu on a phone. */
export function NavigationBar() {
  const { pathname } = useLocation();
  const overHero = pathname === href('home');
  return (
    <Box
      component="header"
      sx={{
        position: overHero ? 'absolute' : 'relative',
        insetInline: 0,
        top: 0,
        zIndex: 'appBar',
        color: 'glass.ink',
        bgcolor: overHero ? 'transparent' : 'glass.main',
      }}
    >
      <Box
        sx={{
          maxWidth: 1168,
          minHeight: 76,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Brand />
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'block' } }}>
          <Box
            component="ul"
            sx={{ display: 'flex', alignItems: 'center', gap: { md: 0.5, lg: 1 }, m: 0, p: 0, listStyle: 'none' }}
          >
            {navigation.map((entry) => (
              <NavigationItem key={entry.label} entry={entry} pathname={pathname} />
            ))}
          </Box>
        </Box>
        <IconButton
          aria-label="Open menu"
          aria-haspopup="dialog"
          popoverTarget={MENU_ID}
          sx={{ display: { md: 'none' }, color: 'inherit' }}
        >
          <MenuIcon fontSize="large" />
        </IconButton>
      </Box>
      <MobileMenu />
    </Box>
  );
}
