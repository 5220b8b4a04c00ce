/**
 * The most that a first visit to a public page may cost in either language, in bytes as they are sent, without the film:
 * `script` is what the page needs to come to life, `all` is everything.
 */
export const BUDGET = { script: 320_000, all: 450_000 } as const;

/** The most that staff's first visit to the dashboard may cost, in bytes as they are sent. */
export const STAFF_BUDGET = 500_000;
