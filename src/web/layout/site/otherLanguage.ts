import type { Language } from '#content/language.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';
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
