import { Box, Container, List, styled } from '@mui/material';
import { Link } from 'react-router-dom';
import { footerLinks } from '#content/navigation.ts';
import { href, pages } from '#content/pages.ts';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { useScriptureCredit } from '#web/ui/text/useScripture.ts';
import { frame, otherLanguage } from '#words/interface.ts';
import { Brand } from '../Brand.tsx';
import { LanguageLink } from './OtherLanguage.tsx';

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

const SocialLink = styled('a')(({ theme }) => ({
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
export function Footer() {
  const { name, socialLinks } = useChurch();
  const mark = useFieldMark('church');
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
                  <SocialLink
                    href={href.value}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={frame.newTab(name)}
                  >
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
