import type { EventRow } from '#server/store/schema.ts';
import { eventEnd } from '#shared/events/times/eventEnd.ts';
import { addDays, churchClock, churchMoment } from '#shared/time.ts';

/** A span of time in which pages show the same. */
interface Showing {
  from: Date;
  until: Date;
}

/**
 * The span around a moment in which no event begins or ends, and the local day (Africa/Nairobi) stays the same. A page
 * rendered for its start is valid until its end, in every process.
 *
 * @param times further local times, `HH:MM`, at which the pages change
 */
export function showingAt(now: Date, events: readonly EventRow[], times: readonly string[] = []): Showing {
  const { date } = churchClock(now);
  let from = churchMoment(date, '00:00').getTime();
  let until = churchMoment(addDays(date, 1), '00:00').getTime();
  const at = now.getTime();
  const moments = [
    ...times.map((time) => churchMoment(date, time)),
    ...events.flatMap((event) => {
      const end = eventEnd(event);
      return [churchMoment(event.start_date, event.start_time), churchMoment(end.date, end.time)];
    }),
  ];
  for (const moment of moments) {
    const time = moment.getTime();
    if (time <= at && time > from) from = time;
    if (time > at && time < until) until = time;
  }
  return { from: new Date(from), until: new Date(until) };
}
