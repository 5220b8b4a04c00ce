/** Nothing here needs a reader's approval: the words are tested (tests/unit/swahili/clock.test.ts). */
export const approved = true;

export { swahiliDates as dates } from '#shared/swahiliTime.ts';
