import type { Language } from '#content/language.ts';
import type { PageName } from '#content/pages.ts';
import type { FirstVisit } from '#tests/support/browser/firstVisit.ts';

/**
 * The most that a first visit to any public page may cost, in bytes; the film aside. Nearly all of a page comes with the
 * first round trip of a network (14 kB); who pays for each megabyte can open the site for less than a third of one.
 */
const BUDGET: FirstVisit = {
  html: 20_000,
  script: 200_000,
  all: 300_000,
};

/** What the scripts of a Kiswahili page may cost beyond the English one's limit: its words are longer, and its clock has words of its own. */
const KISWAHILI_MORE = 3_000;

/** Pages that may cost more, and why. */
const EXCEPTIONS: Partial<Record<PageName, Partial<FirstVisit>>> = {
  // Its slides go on by themselves every three seconds while it is weighed: a fourth picture may have come by then.
  gallery: { all: 320_000 },
};

/** What a first visit to a page may cost. */
export const budgetOf = (name: PageName, language: Language = 'en'): FirstVisit => {
  const limits = { ...BUDGET, ...EXCEPTIONS[name] };
  return { ...limits, script: limits.script + (language === 'sw' ? KISWAHILI_MORE : 0) };
};

/**
 * The most that staff's first visit to the dashboard may cost: `files` with everything that is loaded ahead for the forms,
 * `script` what it needs to come to life, in bytes.
 */
export const STAFF_BUDGET = { html: 14_000, script: 200_000, files: 30 } as const;
