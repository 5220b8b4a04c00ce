import { expect, it } from 'vitest';
import { eventMoments, readableSpan } from '#shared/events/times/eventTimes.ts';

it('an event that ends beyond the calendar has a day and an hour to be read, and none for machines', () => {
  const last = { start_date: '9999-12-31', start_time: '21:00', end_date: '9999-12-31', end_time: '05:00' };
  expect(eventMoments(last)).toBeUndefined();
  expect(readableSpan(last)).toEqual(['Friday 31 December 9999', '9:00 PM']);
});
