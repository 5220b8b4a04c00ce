import type { EventRow } from '#server/store/schema.ts';
import { addDays, churchClock, churchMoment } from '#shared/time.ts';

/** A span of time during which the pages show the same: from its first moment, until its last. */
export interface Showing {
  from: Date;
  until: Date;
}

/**
 * The span around a moment in which no event begins or ends and the church's calendar keeps its day. What is drawn for
 * its first moment is right until its last, whichever process draws it.
 */
export function showingAt(now: Date, events: readonly EventRow[]): Showing {
  const { date } = churchClock(now);
  let from = churchMoment(date, '00:00').getTime();
  let until = churchMoment(addDays(date, 1), '00:00').getTime();
  const at = now.getTime();
  for (const { start_date, start_time, end_date, end_time } of events) {
    for (const moment of [churchMoment(start_date, start_time), churchMoment(end_date, end_time)]) {
      const time = moment.getTime();
      if (time <= at && time > from) from = time;
      if (time > at && time < until) until = time;
    }
  }
  return { from: new Date(from), until: new Date(until) };
}
