/** There are no words here to approve. */
export const approved = true;

export { englishDates as dates } from '#shared/events/times/englishDates.ts';
