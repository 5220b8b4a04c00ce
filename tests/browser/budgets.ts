import type { PageName } from '#content/pages.ts';
import type { FirstVisit } from '#tests/support/firstVisit.ts';

/**
 * The most that a first visit to any public page may cost, in bytes. A page fits into the first round trip of a network
 * up to 14 kB; who pays for each megabyte can open the site for less than a third of one.
 */
export const BUDGET: FirstVisit = {
  html: 14_000,
  // What is reached, and a little air; 150 kB is the aim.
  script: 157_000,
  all: 300_000,
};

/** Pages that may cost more, and why. */
export const EXCEPTIONS: Partial<Record<PageName, Partial<FirstVisit>>> = {
  // The church's whole first impression: eight sections, a slideshow, a film, cards that run past.
  home: { script: 164_000 },
  // The list that grows as one scrolls, by its calls for the next part.
  events: { script: 161_000 },
  // A form that checks as one types: react-hook-form is 12 kB, its inputs 7.
  contact: { script: 182_000 },
  // The conversation with its bubbles, pictures to share and reading aloud.
  dailyVerse: { script: 167_000 },
  // Staff's way in, a form too.
  login: { script: 190_000 },
  // The first picture fills the screen, and the next one waits beside it; Embla, which slides them, is 7 kB.
  gallery: { script: 164_000, all: 320_000 },
};
