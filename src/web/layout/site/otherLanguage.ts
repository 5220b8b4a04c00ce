import type { Language } from '#content/language.ts';
import { safeLocal, safeSession } from '#web/ui/hooks/safeStorage.ts';
import { language } from '#words/language.ts';

const KEY = 'language-offered';

/** The language that a page is not in. */
export const OTHER_LANGUAGE: Language = language === 'en' ? 'sw' : 'en';

/**
 * Whether to offer the page in Kiswahili: once on a device, to a visitor whose browser prefers it. On a Kiswahili page
 * nothing is offered: in Kenya most browsers are set to English, also those of people who read Kiswahili. A device that
 * keeps nothing gets no offer, because it would get one on each page. A visitor who comes from another page of the site
 * gets none either: that visitor may just have changed the language.
 */
export function takeLanguageOffer(): boolean {
  if (OTHER_LANGUAGE !== 'sw') return false;
  if (!navigator.language.toLowerCase().startsWith(OTHER_LANGUAGE) || safeLocal.get(KEY) !== null) return false;
  if (document.referrer.startsWith(`${location.origin}/`)) return false;
  safeLocal.set(KEY, 'yes');
  return safeLocal.get(KEY) !== null;
}

/**
 * A page in the other language opens as one left this one: with the same filter, at the same heading, as far from it. Both
 * pages have the same headings, and other lengths.
 */
const PLACE_KEY = 'place-in-other-language';

// The copies of a row that moves (Marquee.tsx) are not counted.
const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3):not([inert] *)')];

/** Keeps the place when a person follows the link to the other language, and takes the filter along. */
export function keepPlace(link: HTMLAnchorElement): void {
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
