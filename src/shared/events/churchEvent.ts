import type { EventLife } from './eventLife.ts';
import { type ClockMoment, eventEnd, type Times } from './times/eventEnd.ts';

/** Events as every screen reads them; without the schema, so that a page that only shows events need not load it. */

/** An event in the app, from any backend (specification, section 3). */
export interface ChurchEvent extends EventLife {
  /** Opaque; our own server counts up from 1, older ones may use any text. */
  id: string;
  title: string;
  category: string;
  description: string;
  /** `YYYY-MM-DD`, Africa/Nairobi. */
  start_date: string;
  /** `HH:MM`, Africa/Nairobi. */
  start_time: string;
  /** As start_date; null where an older backend sends none. */
  end_date: string | null;
  end_time: string;
  venue: string;
  /** An absolute http(s) address, or null. */
  image: string | null;
  /** Counts the changes made to the event; absent on backends that do not keep it. */
  version?: number;
  /** What only the older list page reads, where a backend sends it (specification, section 3). */
  startDate?: string;
  location?: string;
}

interface EventStart {
  id: string | number;
  start_date: string;
  start_time: string;
}

/** Order of every list: start_date, newest first; same day: start_time, latest first; then id (rulings, 7). */
export function compareEvents(a: EventStart, b: EventStart): number {
  if (a.start_date !== b.start_date) return a.start_date < b.start_date ? 1 : -1;
  if (a.start_time !== b.start_time) return a.start_time < b.start_time ? 1 : -1;
  const [left, right] = [Number(a.id), Number(b.id)];
  if (Number.isNaN(left) || Number.isNaN(right)) return String(a.id) < String(b.id) ? -1 : 1;
  return left - right;
}

/** Whether an event is over at a moment of the church's clock. */
export function isOver(event: Times, now: ClockMoment): boolean {
  const end = eventEnd(event);
  return `${end.date} ${end.time}` <= `${now.date} ${now.time}`;
}

/** The day and the status of an event, as a list or the server's store has them: null is as good as left out. */
export type EventStanding = Partial<Pick<ChurchEvent, 'start_date' | 'start_time'>> & {
  [Field in 'status' | 'previous_start_date' | 'previous_start_time']?: ChurchEvent[Field] | null;
};

/** Whether an event was put off and has no new day yet: the day and hours that it has no longer hold. */
export const waitsForDay = (event: EventStanding): boolean =>
  event.status === 'postponed' &&
  (!event.previous_start_date ||
    (event.previous_start_date === event.start_date && event.previous_start_time === event.start_time));

/** Whether an event takes place when it says, be it announced so or not; so does every event of an older backend. */
export const goesAhead = (event: EventStanding): boolean => event.status !== 'cancelled' && !waitsForDay(event);

/**
 * The events that are not over at a moment of the church's clock, `YYYY-MM-DD` and `HH:MM`, soonest first; also those
 * called off.
 */
export const eventsFrom = <Listed extends EventStart & Times>(
  events: readonly Listed[],
  date: string,
  time = '00:00',
): Listed[] =>
  events
    .filter((event) => !isOver(event, { date, time }))
    .sort(compareEvents)
    .reverse();

/** The event that comes next: of those that go ahead and are not over, the one that starts first; undefined where none is. */
export const nextEvent = (events: readonly ChurchEvent[], { date, time }: ClockMoment): ChurchEvent | undefined =>
  eventsFrom(events, date, time).find(goesAhead);
