import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';

/** Which events of a series are meant. */
export interface SeriesChoice {
  /** True for this one and the later ones; false for this one alone. */
  later: boolean;
  /** Whether those changed by hand are meant too. */
  own: boolean;
}

/** The default. */
export const thisOneOnly: SeriesChoice = { later: false, own: false };

/** The later events of the series of an event, earliest first; none if it has no series. */
export function laterOnes(events: readonly ChurchEvent[], event: ChurchEvent): ChurchEvent[] {
  if (event.series === undefined) return [];
  return events
    .filter((other) => other.series === event.series && other.id !== event.id && startsAfter(other, event))
    .sort(compareEvents)
    .reverse();
}

/** In the server's order: by date, time and id. */
function startsAfter(other: ChurchEvent, event: ChurchEvent): boolean {
  const [a, b] = [other, event].map(({ start_date, start_time }) => `${start_date} ${start_time}`);
  return a === b ? Number(other.id) > Number(event.id) : String(a) > String(b);
}
