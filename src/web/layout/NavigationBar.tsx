import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigation } from '#content/navigation.ts';
import { href } from '#content/pages.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useLoadedPart } from '#web/ui/useLoadedPart.ts';
import { Brand } from './Brand.tsx';
import { NavigationItem } from './NavigationItem.tsx';

const loadMenu = () => import('./MobileMenu.tsx').then(({ MobileMenu }) => MobileMenu);

/** Said where the menu of a phone could not be loaded; the same pages stand in the footer. */
const NO_MENU = 'The menu did not load. Press again, or use the links at the foot of the page.';

/** The public navigation bar (specification, section 2): links with submenus on a desk, a menu on a phone. */
export function NavigationBar() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { part: Menu, failed, ask } = useLoadedPart(loadMenu);
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
          aria-expanded={open && Menu !== undefined}
          onClick={() => {
            setOpen(true);
            void ask();
          }}
          sx={{ display: { md: 'none' }, color: 'inherit' }}
        >
          <MenuIcon fontSize="large" />
        </IconButton>
      </Box>
      <Box role="alert" sx={{ px: { xs: 2, sm: 3 }, pb: 2, '&:empty': { display: 'none' } }}>
        {failed ? NO_MENU : null}
      </Box>
      {Menu ? <Menu open={open} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}
