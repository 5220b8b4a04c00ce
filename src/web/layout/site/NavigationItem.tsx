import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled, type Theme } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationEntry } from '#content/navigation.ts';
import { href } from '#content/pages.ts';
import { frame } from '#words/interface.ts';
import { language } from '#words/language.ts';

const Item = styled('li')({ position: 'relative', display: 'flex', alignItems: 'center' });

/** How a link of the bar looks. */
export const barLink = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // The Kiswahili names are longer: closer together they stay within the page's width.
  ...(language === 'sw' ? { padding: '0 4px', fontSize: '0.9375rem' } : { padding: '0 8px' }),
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 8,
  '&:hover, &[aria-current]': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.glass.gold,
    textUnderlineOffset: '0.45em',
    textDecorationThickness: 2,
  },
});

const TopLink = styled(Link)(barLink, ({ theme }) => ({
  '&[data-give]': {
    padding: language === 'sw' ? '0 12px' : '0 18px',
    minHeight: 40,
    border: `1.5px solid ${theme.vars.palette.glass.gold}`,
    borderRadius: 999,
    '&:hover': { backgroundColor: theme.vars.palette.glass.wash, textDecoration: 'none' },
  },
}));

const Toggle = styled('summary')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 28,
  minHeight: 44,
  padding: 0,
  marginLeft: -6,
  borderRadius: 8,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { fontSize: 20, transition: theme.transitions.create('transform', { duration: 150 }) },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
}));

const Panel = styled('ul')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  left: -8,
  minWidth: 232,
  margin: 0,
  padding: 8,
  listStyle: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  boxShadow: theme.shadows[8],
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 44,
    margin: 0,
    padding: '0 14px',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 10,
    textAlign: 'left',
  },
  '& a:hover, & a[aria-current], & summary:hover': { backgroundColor: theme.vars.palette.accent.bubble },
  '& ul': {
    margin: '0 0 4px 14px',
    padding: 0,
    listStyle: 'none',
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
}));

const current = (entry: NavigationEntry, pathname: string) => (entry.to === pathname ? 'page' : undefined);

/**
 * One entry of the bar. Its arrow opens the submenu, a native `<details>` that works before the app has started (see
 * MobileMenu). With the app, hovering and ArrowDown open it too, Escape and leaving close it. React does not control
 * `open`, so that an open submenu stays open while the app starts.
 */
export function NavigationItem({ entry, pathname }: { entry: NavigationEntry; pathname: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const arrivedWith = useRef(key);
  const setOpen = (open: boolean) => {
    if (details.current) details.current.open = open;
  };
  useEffect(() => {
    if (arrivedWith.current === key) return;
    arrivedWith.current = key;
    if (details.current) details.current.open = false;
  }, [key]);

  if (!entry.entries) {
    return (
      <Item>
        <TopLink
          to={entry.to ?? '/'}
          aria-current={current(entry, pathname)}
          data-give={entry.to === href('give') || undefined}
        >
          {entry.label}
        </TopLink>
      </Item>
    );
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && details.current?.open) {
      setOpen(false);
      details.current.querySelector('summary')?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const stops = [
        ...(details.current?.querySelectorAll<HTMLElement>(':scope ul a, :scope ul summary') ?? []),
      ].filter((stop) => stop.tagName === 'SUMMARY' || stop.closest('details')?.open);
      const at = stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
      stops[Math.max(0, Math.min(at, stops.length - 1))]?.focus();
    }
  };

  return (
    <Item
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <TopLink to={entry.to ?? '/'} aria-current={current(entry, pathname)}>
        {entry.label}
      </TopLink>
      <details ref={details}>
        <Toggle aria-label={frame.submenu(entry.label)}>
          <ExpandMoreIcon aria-hidden />
        </Toggle>
        <Panel>
          {entry.entries.map((under) => (
            <li key={under.label}>
              <SubEntry entry={under} pathname={pathname} />
            </li>
          ))}
        </Panel>
      </details>
    </Item>
  );
}

/** A link of the submenu, or a list of its own that opens there. */
function SubEntry({ entry, pathname }: { entry: NavigationEntry; pathname: string }) {
  if (!entry.entries) {
    return (
      <Link to={entry.to ?? '/'} aria-current={current(entry, pathname)}>
        {entry.label}
      </Link>
    );
  }
  return (
    <details>
      <Toggle>
        {entry.label}
        <ExpandMoreIcon aria-hidden />
      </Toggle>
      <ul>
        {entry.entries.map((under) => (
          <li key={under.label}>
            <SubEntry entry={under} pathname={pathname} />
          </li>
        ))}
      </ul>
    </details>
  );
}
