import MenuIcon from '@mui/icons-material/Menu';
import StaffIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, IconButton, styled, Tooltip } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { SignedIn } from '#web/auth/SignedIn.tsx';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { StaffScreenLink } from '#web/ui/buttons/StaffScreenLink.tsx';
import { LARGE_TEXT } from '#web/ui/layout/largeText.ts';
import { frame, otherLanguage } from '#words/interface.ts';
import { Brand } from '../Brand.tsx';
import { barLink, FIT, FIT_NOT, MENU_ID, Navigation } from './Navigation.tsx';
import { LanguageLink } from './OtherLanguage.tsx';

/** Beside the menu button; on a phone the church's name needs the room. Where staff's link follows, the footer has it. */
const BarLanguageLink = styled(LanguageLink)(barLink, ({ theme }) => ({
  [FIT_NOT]: { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { padding: '0 4px', fontSize: '0.9375rem' },
  '@media (max-width: 26.9rem)': { '&:has(+ a)': { display: 'none' } },
  [LARGE_TEXT]: { fontSize: '5vw' },
}));

/**
 * The public navigation bar (specification, section 2): links with submenus on a desk, a menu button on a phone.
 */
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
      <Box sx={bar}>
        <Brand />
        <Navigation />
        <BarLanguageLink>{otherLanguage.name}</BarLanguageLink>
        <SignedIn>
          <StaffLink />
        </SignedIn>
        <IconButton
          aria-label={frame.openMenu}
          popoverTarget={MENU_ID}
          sx={{ [FIT]: { display: 'none' }, color: 'inherit' }}
        >
          <MenuIcon fontSize="large" />
        </IconButton>
      </Box>
    </Box>
  );
}

/** As wide as the page's content, and wider where the links in Kiswahili need it. */
const bar = {
  width: 'fit-content',
  minWidth: `min(100%, ${CONTENT_WIDTH}px)`,
  maxWidth: '100%',
  minHeight: 76,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 2 },
};

/** Leads staff from a public page back to their screens. */
function StaffLink() {
  return (
    <Tooltip title={frame.staffArea}>
      <IconButton
        component={StaffScreenLink}
        to={href('dashboard')}
        sx={{ color: 'inherit', ml: 'auto', 'a[hreflang] + &': { ml: 0 } }}
      >
        <StaffIcon />
      </IconButton>
    </Tooltip>
  );
}
