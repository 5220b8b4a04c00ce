import type { PageName } from '#content/pages.ts';
import type { FirstVisit } from '#tests/support/firstVisit.ts';

/**
 * The most that a first visit to any public page may cost, in bytes. A page fits into the first round trip of a network
 * up to 14 kB; who pays for each megabyte can open the site for less than a third of one.
 */
export const BUDGET: FirstVisit = {
  html: 14_000,
  // Reached, and a little air; 150 kB is what it should be.
  script: 163_000,
  all: 300_000,
};

/** Pages that may cost more, and why. */
export const EXCEPTIONS: Partial<Record<PageName, Partial<FirstVisit>>> = {
  // A form that checks as one types: react-hook-form is 12 kB, its inputs 7.
  contact: { script: 182_000 },
  // The conversation with its bubbles, pictures to share and reading aloud.
  dailyVerse: { script: 167_000 },
  // Staff's way in, a form too.
  login: { script: 190_000 },
  // The first picture fills the screen, and the next one waits beside it.
  gallery: { all: 320_000 },
};
