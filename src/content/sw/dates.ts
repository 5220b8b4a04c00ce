/** There are no words here to approve. */
export const approved = true;

export { swahiliDates as dates } from '#shared/swahiliTime.ts';
