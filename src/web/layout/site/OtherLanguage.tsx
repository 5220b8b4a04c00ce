import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, styled } from '@mui/material';
import { type ComponentProps, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { inLanguage, type Language } from '#content/language.ts';
import { languagesOf, pages } from '#content/pages.ts';
import { languageOffer as words } from '#content/sw/languageOffer.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { safeLocal, safeSession } from '#web/ui/hooks/deviceText.ts';
import { usePage } from '#web/ui/hooks/usePage.ts';
import { Bar } from '#web/ui/layout/Bar.tsx';
import { lineLink } from '#web/ui/layout/looks.ts';
import { language } from '#words/language.ts';

/**
 * A link to the same page in the other language. It opens the other language's app, so it is no link of this one's router.
 * The page's query goes along: the filter, the team, the key of one's own sign-up. A press takes the place along too.
 * Nothing on staff's pages, which are in English alone.
 */
export function LanguageLink(props: Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'onClick'>) {
  const { pathname, search } = useLocation();
  const page = usePage();
  if (page && pages[page].kind === 'staff') return null;
  return (
    <a
      href={inLanguage(OTHER_LANGUAGE, pathname) + search}
      hrefLang={OTHER_LANGUAGE}
      lang={OTHER_LANGUAGE}
      // The server leaves out those parts of a query that choose nothing, such as `fbclid`.
      suppressHydrationWarning
      onClick={({ currentTarget }) => keepPlace(currentTarget)}
      {...props}
    />
  );
}

const OFFERED_KEY = 'language-offered';

/** The language that a page is not in. */
const OTHER_LANGUAGE: Language = language === 'en' ? 'sw' : 'en';

/**
 * Whether to offer the page in Kiswahili: once on a device, to a visitor whose browser prefers it. On a Kiswahili page
 * nothing is offered: in Kenya most browsers are set to English, also those of people who read Kiswahili. A device that
 * keeps nothing gets no offer, because it would get one on each page. A visitor who comes from another page of the site
 * gets none either: that visitor may just have changed the language.
 */
function takeLanguageOffer(): boolean {
  if (OTHER_LANGUAGE !== 'sw') return false;
  if (!navigator.language.toLowerCase().startsWith(OTHER_LANGUAGE) || safeLocal.get(OFFERED_KEY) !== null) return false;
  if (document.referrer.startsWith(`${location.origin}/`)) return false;
  safeLocal.set(OFFERED_KEY, 'yes');
  return safeLocal.get(OFFERED_KEY) !== null;
}

/**
 * A page in the other language opens as one left this one: with the same filter, at the same heading, as far from it. Both
 * pages have the same headings, and other lengths.
 */
const PLACE_KEY = 'place-in-other-language';

// The copies of a row that moves (Marquee.tsx) are not counted.
const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3):not([inert] *)')];

/** Keeps the place when a person follows the link to the other language, and takes the filter along. */
function keepPlace(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
  const tops = headings().map((heading) => Math.round(heading.getBoundingClientRect().top));
  // What one reads is below the upper edge of the window.
  const near = Math.min(...tops.map((top) => Math.abs(top - innerHeight / 5)));
  const at = tops.findIndex((top) => Math.abs(top - innerHeight / 5) === near);
  if (scrollY > 0) safeSession.set(PLACE_KEY, `${at} ${tops[at]}`);
}

/** Goes to the place that the page in the other language was left at, if there is one. */
export function returnToPlace(): void {
  const [near, top] = (safeSession.get(PLACE_KEY) ?? '').split(' ').map(Number);
  if (near === undefined || top === undefined) return;
  safeSession.set(PLACE_KEY, null);
  const heading = headings()[near];
  if (heading) scrollTo({ top: scrollY + heading.getBoundingClientRect().top - top, behavior: 'instant' });
}

const OfferedLink = styled(LanguageLink)(lineLink);

/** One line on an English page that offers it in Kiswahili, in Kiswahili, until it is closed. Staff get none. */
export function LanguageOffer() {
  const [open, setOpen] = useState(false);
  const signedIn = useSelector(selectSignedIn);
  const page = usePage();
  const isThere = page === undefined || languagesOf(pages[page]).includes(OTHER_LANGUAGE);
  const isOffered = isThere && !signedIn;
  useEffect(() => {
    if (isOffered && takeLanguageOffer()) setOpen(true);
  }, [isOffered]);
  if (!open || !isOffered) return null;
  return (
    <Bar role="complementary" aria-label={words.name} lang={OTHER_LANGUAGE} className="no-print">
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <OfferedLink>{words.open}</OfferedLink>
        <IconButton edge="end" color="inherit" aria-label={words.close} onClick={() => setOpen(false)}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Bar>
  );
}
