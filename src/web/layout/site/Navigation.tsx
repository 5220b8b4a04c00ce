import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { IconButton, keyframes, styled, type Theme } from '@mui/material';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type NavigationEntry, navigation } from '#content/navigation.ts';
import { href } from '#content/pages.ts';
import { frame } from '#words/interface.ts';
import { language } from '#words/language.ts';

/** The id for the `popovertarget` of the bar's button. */
export const MENU_ID = 'menu';

/** From which width, in rem, the links fit beside the name: those in Kiswahili are longer. */
const LINKS_FIT = language === 'en' ? 64 : 77;
const DESK = `(min-width: ${LINKS_FIT}rem)`;
export const FIT = `@media ${DESK}`;
export const FIT_NOT = `@media (max-width: ${LINKS_FIT - 0.01}rem)`;

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

const giveLink = ({ theme }: { theme: Theme }) => ({
  padding: language === 'sw' ? '0 12px' : '0 18px',
  minHeight: 40,
  border: `1.5px solid ${theme.vars.palette.glass.gold}`,
  borderRadius: 999,
  '&:hover': { backgroundColor: theme.vars.palette.glass.wash, textDecoration: 'none' },
});

/** A link, or the name of a group without one. */
const ROW = '& li > a, & li > details:only-child > summary';

/** Part of the bar, with submenus that drop down. */
const bar = ({ theme }: { theme: Theme }) => ({
  display: 'block',
  position: 'static',
  overflow: 'visible',
  background: 'none',
  '& > button': { display: 'none' },
  '& > ul': { display: 'flex', alignItems: 'center', gap: 4, [theme.breakpoints.up('xl')]: { gap: 8 } },
  '& > ul > li': { display: 'flex', alignItems: 'center' },
  '& > ul > li > a': { ...barLink({ theme }), '&[data-give]': giveLink({ theme }) },
  '& > ul > li > details > summary': { minWidth: 28, minHeight: 44, marginLeft: -6, borderRadius: 8 },
  '& > ul > li > details > ul': {
    position: 'absolute',
    top: '100%',
    left: -8,
    minWidth: 232,
    padding: 8,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 14,
    boxShadow: theme.shadows[8],
    [ROW]: { minHeight: 44, padding: '0 14px', borderRadius: 10 },
    '& a:hover, & a[aria-current], & summary:hover': { backgroundColor: theme.vars.palette.accent.bubble },
    '& ul': { margin: '0 0 4px 14px', borderLeft: `2px solid ${theme.vars.palette.divider}` },
  },
});

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

/** A sheet at the side of a phone, with submenus below their entries. */
const sheet = ({ theme }: { theme: Theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(340px, 88vw)',
  height: '100%',
  maxHeight: 'none',
  padding: '12px 24px 32px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: theme.vars.palette.glass.ink,
  backgroundColor: theme.vars.palette.glass.main,
  boxShadow: theme.shadows[16],
  '&:popover-open': {
    '@media (prefers-reduced-motion: no-preference)': { animation: `${slideIn} 225ms ease-out` },
  },
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
  '& > button': { display: 'flex', margin: '0 -12px 12px auto' },
  '& ul ul': { paddingLeft: 18 },
  [ROW]: {
    minHeight: 53,
    paddingRight: 14,
    borderBottom: `1px solid ${theme.vars.palette.glass.line}`,
    fontSize: '1.125rem',
  },
  '& a': { paddingRight: 52, '&[aria-current]': { color: theme.vars.palette.glass.gold } },
  '& a + details > summary': { position: 'absolute', top: 0, right: 0, width: 52, height: 52 },
});

const Nav = styled('nav')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { position: 'relative' },
  '& summary': {
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
  [ROW]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: 'inherit',
    textDecoration: 'none',
  },
  [FIT]: bar({ theme }),
  [FIT_NOT]: sheet({ theme }),
}));

/**
 * The navigation: in the bar of a desk, and on a phone in a sheet that the bar's button opens. It must work before the app
 * has started, and without JavaScript: so the sheet is a native popover in place of MUI's Drawer, and each submenu a
 * native `<details>`. React does not control them, so that what is open stays open while the app starts.
 */
export function Navigation() {
  const { pathname, key } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const arrivedWith = useRef(key);
  // A pointer that rests there since before the app started enters nothing any more.
  useEffect(() => {
    const rested = nav.current?.querySelector<HTMLElement>(':scope > ul > li:hover');
    if (rested && matchMedia('(hover: hover)').matches) setOpen(rested, true);
  }, []);
  useEffect(() => {
    if (arrivedWith.current === key) return;
    arrivedWith.current = key;
    nav.current?.hidePopover?.();
    for (const details of nav.current?.querySelectorAll('details') ?? []) details.open = false;
  }, [key]);
  return (
    <Nav ref={nav} id={MENU_ID} popover="auto" aria-label={frame.main}>
      <IconButton color="inherit" aria-label={frame.closeMenu} popoverTarget={MENU_ID} popoverTargetAction="hide">
        <CloseIcon />
      </IconButton>
      <ul>
        {navigation.map((entry) => (
          <li key={entry.label} {...(entry.entries.length > 0 && onDesk)}>
            <Entry entry={entry} pathname={pathname} />
          </li>
        ))}
      </ul>
    </Nav>
  );
}

function Entry({ entry: { label, to, entries }, pathname }: { entry: NavigationEntry; pathname: string }) {
  return (
    <>
      {to ? (
        <Link to={to} aria-current={to === pathname ? 'page' : undefined} data-give={to === href('give') || undefined}>
          {label}
        </Link>
      ) : null}
      {entries.length > 0 ? (
        <details>
          <summary aria-label={frame.submenu(label)}>
            {to ? null : label}
            <ExpandMoreIcon aria-hidden />
          </summary>
          <ul>
            {entries.map((under) => (
              <li key={under.label}>
                <Entry entry={under} pathname={pathname} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** Opens or closes the submenu of an entry of the bar. */
function setOpen(entry: HTMLElement, open: boolean) {
  const details = entry.querySelector('details');
  if (details && matchMedia(DESK).matches) details.open = open;
}

/** On a desk hovering and the arrow keys open a submenu too; Escape and leaving close it. */
const onDesk = {
  onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
    pointerType === 'mouse' && setOpen(currentTarget, true),
  onPointerLeave: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
    pointerType === 'mouse' && setOpen(currentTarget, false),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    !currentTarget.contains(relatedTarget) && setOpen(currentTarget, false),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: entry, key } = event;
    if (!matchMedia(DESK).matches) return;
    if (key === 'Escape' && entry.querySelector('details')?.open) {
      setOpen(entry, false);
      entry.querySelector('summary')?.focus();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(entry, true);
      const stops = [...entry.querySelectorAll<HTMLElement>('ul a, ul summary')].filter((stop) =>
        stop.checkVisibility(),
      );
      const at = stops.indexOf(document.activeElement as HTMLElement) + (key === 'ArrowDown' ? 1 : -1);
      stops[Math.max(0, Math.min(at, stops.length - 1))]?.focus();
    }
  },
};
