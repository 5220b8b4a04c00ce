import type { PageName } from '#content/pages.ts';
import type { EventRow } from '#server/store/schema.ts';
import { comingEvents } from '#shared/churchEvent.ts';
import { EVENTS_AT_A_TIME, EVENTS_COMING_NEXT } from '#shared/eventParts.ts';

/** Chooses, of the whole list, the events that a page is drawn from. */
export type EventChoice = (rows: readonly EventRow[], now: { date: string; time: string }) => readonly EventRow[];

/** Most pages show no events, and stay as they are whatever becomes of those. */
const NONE: EventChoice = () => [];

const COMING: EventChoice = (rows, { date }) => comingEvents(rows, date);

/** The beginning of the list, one more to tell that there are more, and what comes next, in the list's order. */
const LISTED: EventChoice = (rows, { date }) => {
  const first = rows.slice(0, EVENTS_AT_A_TIME + 1);
  const next = new Set(comingEvents(rows, date, EVENTS_COMING_NEXT));
  return [...first, ...rows.slice(first.length).filter((row) => next.has(row))];
};

/** What a page carries of the events (`carryEvents` in the web app), and no more. */
export function eventsOfPage(page: PageName): EventChoice {
  if (page === 'home' || page === 'eventCard') return COMING;
  if (page === 'events') return LISTED;
  return NONE;
}
