import { styled } from '@mui/material';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { LARGE_TEXT } from '#web/ui/layout/looks.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { frame } from '#words/interface.ts';

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: theme.vars.palette.glass.ink,
  textDecoration: 'none',
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: 'clamp(1rem, 4.4vw, 1.3rem)',
  lineHeight: 1.2,
  letterSpacing: '0.02em',
  [LARGE_TEXT]: { fontSize: '8vw', '& > img': { display: 'none' } },
}));

/** The church's logo and name, as a link to the home page. */
export function Brand({ name }: { name?: string }) {
  const church = useChurchName();
  const mark = useFieldMark('church');
  return (
    <Home to={href('home')}>
      <img src="/icons/logo.svg" alt="" width={40} height={40} />
      <span {...(name === undefined && mark('name'))} lang={langOf('en')}>
        {name ?? church}
      </span>
    </Home>
  );
}

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 20px',
  borderRadius: 999,
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
  return <Skip href="#main">{frame.skip}</Skip>;
}
