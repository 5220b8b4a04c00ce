import { type ChurchEvent, nextEvent } from '#shared/churchEvent.ts';
import type { EventsAnswer } from './api/answers.ts';

/** How many events a page brings along at most, besides the one that it shows alone: two screenfuls of the list. */
const CARRIED = 48;

/** What a page carries of the list of events. */
export interface CarriedEvents {
  list: EventsAnswer;
  /** True where there are more: the browser then asks for the whole list once it has woken. */
  partial: boolean;
}

/**
 * The part of a long list that a page needs to be drawn: the newest, the next coming one, and the one that its address
 * names. A church's site gathers thousands of events over the years, and a visitor pays for each.
 *
 * @param now the church's clock at the moment of drawing
 * @param id the event that the address names, or null
 */
export function carriedEvents(
  list: EventsAnswer,
  now: { date: string; time: string },
  id: string | null,
): CarriedEvents {
  if (list.events.length <= CARRIED) return { list, partial: false };
  const next = nextEvent(list.events, now);
  const needed = (event: ChurchEvent, at: number) => at < CARRIED || event === next || event.id === id;
  return { list: { ...list, events: list.events.filter(needed) }, partial: true };
}
