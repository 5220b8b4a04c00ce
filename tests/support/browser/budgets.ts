import type { FirstVisit } from '#tests/support/browser/firstVisit.ts';

/**
 * The most that a first visit to any public page may cost in either language, in bytes; the film aside. Nearly all of a
 * page comes with the first round trip of a network (14 kB); who pays for each megabyte can open the site for less than a
 * third of one.
 */
export const BUDGET: FirstVisit = {
  html: 20_000,
  script: 200_000,
  all: 300_000,
};

/**
 * The most that staff's first visit to the dashboard may cost: `files` with everything that is loaded ahead for the forms,
 * `script` what it needs to come to life, in bytes.
 */
export const STAFF_BUDGET = { html: 14_000, script: 200_000, files: 30 } as const;
