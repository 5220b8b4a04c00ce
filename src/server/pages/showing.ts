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
 *
 * @param times of the church's day, `HH:MM`, at which what is shown changes besides
 */
export function showingAt(now: Date, events: readonly EventRow[], times: readonly string[] = []): Showing {
  const { date } = churchClock(now);
  let from = churchMoment(date, '00:00').getTime();
  let until = churchMoment(addDays(date, 1), '00:00').getTime();
  const at = now.getTime();
  const moments = [
    ...times.map((time) => churchMoment(date, time)),
    ...events.flatMap((event) => [
      churchMoment(event.start_date, event.start_time),
      churchMoment(event.end_date, event.end_time),
    ]),
  ];
  for (const moment of moments) {
    const time = moment.getTime();
    if (time <= at && time > from) from = time;
    if (time > at && time < until) until = time;
  }
  return { from: new Date(from), until: new Date(until) };
}
