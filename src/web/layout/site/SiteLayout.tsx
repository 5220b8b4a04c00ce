import MenuIcon from '@mui/icons-material/Menu';
import StaffIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, Container, IconButton, List, styled, Tooltip } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { footerLinks } from '#content/navigation.ts';
import { href, pages } from '#content/pages.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { SignedIn } from '#web/auth/SignedIn.tsx';
import { useScriptureCredit } from '#web/entities/words/Scripture.tsx';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { AppLink } from '#web/theme/AppLink.tsx';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { StaffScreenLink } from '#web/ui/buttons/StaffScreenLink.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { LARGE_TEXT } from '#web/ui/layout/looks.ts';
import { optionalPart } from '#web/ui/loading/optionalPart.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { frame, otherLanguage } from '#words/interface.ts';
import { Brand, SkipLink } from '../Brand.tsx';
import { EarlyInput } from '../EarlyInput.tsx';
import { barLink, FIT, FIT_NOT, MENU_ID, Navigation } from './Navigation.tsx';
import { LanguageLink, returnToPlace } from './OtherLanguage.tsx';

const EditThisPage = optionalPart(
  async () => (await import('#web/features/site-words/in-place/EditMode.tsx')).EditThisPage,
);

/** The frame of public pages: navigation bar, content, footer. */
export function SiteLayout() {
  useEffect(returnToPlace, []);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <NavigationBar />
      <Box component="main" id="main" tabIndex={-1} sx={content}>
        <Suspense fallback={null}>
          <Outlet />
          <EarlyInput />
        </Suspense>
      </Box>
      <Footer />
      {/* In a boundary of its own: while these load, the footer stays. */}
      <Suspense fallback={null}>
        <SignedIn>{OWN_BACKEND ? <EditThisPage /> : null}</SignedIn>
      </Suspense>
    </Box>
  );
}

// A very long word breaks, so that it does not make a phone's page wider than the screen.
const content = { flex: 1, minHeight: '60vh', outline: 'none', overflowWrap: 'anywhere' } as const;

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
function NavigationBar() {
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
  // The name takes what the other parts leave. With large text they stand below it.
  [FIT_NOT]: { flexWrap: 'wrap', '& > a:first-of-type': { flex: '1 1 0', minWidth: 'min-content' } },
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

/** The links' icons, in a file of their own so that the page does not contain them. */
const sign = (name: string) => `/icons/social.svg#${name.toLowerCase()}`;

const footLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

const FootLink = styled(Link)(footLink);
const FootLanguageLink = styled(LanguageLink)(footLink);

const SocialLink = styled(AppLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // so that seven fit in one row at 360 px
  width: 43,
  height: 43,
  color: 'inherit',
  border: `1px solid ${theme.vars.palette.glass.line}`,
  borderRadius: '50%',
  '&:hover': { backgroundColor: theme.vars.palette.glass.wash, color: theme.vars.palette.glass.gold },
}));

/** The footer of every public page (specification, section 2). */
function Footer() {
  const { name, socialLinks, mark } = useChurch();
  const credit = useScriptureCredit();
  const year = useClock().date.slice(0, 4);
  /** Once the church has put in one of its own, samples of others would lead nowhere. */
  const hasOwnLinks = socialLinks.some(({ href }) => !href.sample);
  return (
    <Box component="footer" sx={{ bgcolor: 'glass.deep', color: 'glass.soft', pt: 6, pb: 4 }}>
      <Container sx={{ px: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between', alignItems: 'center' }}>
          <Brand />
          <List
            disablePadding
            aria-label={frame.socialMedia}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 4px' }}
          >
            {socialLinks.map(({ name, href }, at) =>
              href.sample && hasOwnLinks ? null : (
                <li key={name} {...mark('socialLinks', at)}>
                  <SocialLink href={href.value} target="_blank" aria-label={frame.newTab(name)}>
                    <svg aria-hidden width={24} height={24} fill="currentColor">
                      <use href={sign(name)} />
                    </svg>
                  </SocialLink>
                </li>
              ),
            )}
          </List>
        </Box>
        <Box component="nav" aria-label={frame.footer}>
          <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' }}>
            {footerLinks.map(({ label, to = '/' }) => (
              <li key={to}>
                <FootLink to={to}>{label}</FootLink>
              </li>
            ))}
          </List>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px 24px',
            justifyContent: 'space-between',
            alignItems: 'center',
            pt: 1.5,
            borderTop: 1,
            borderColor: 'glass.line',
            fontSize: '0.9375rem',
          }}
        >
          <Box component="p" sx={{ m: 0 }}>
            © {year}{' '}
            <span {...mark('name')} lang={langOf('en')}>
              {name.value}
            </span>
            . {frame.rights}
            {credit ? (
              <Box component="span" lang={langOf('en')} sx={{ display: 'block' }}>
                {credit}
              </Box>
            ) : null}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' }}>
            <FootLanguageLink>{otherLanguage.name}</FootLanguageLink>
            <FootLink to={href('privacy')}>{pages.privacy.title}</FootLink>
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
