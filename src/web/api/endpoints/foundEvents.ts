import type { EventAddress } from '#content/events/eventAddress.ts';
import { filterEvents } from '#content/events/filterEvents.ts';
import { type ChurchEvent, eventsFrom, isOver } from '#shared/events/churchEvent.ts';
import { EVENTS_PER_PAGE, type EventsQuery } from '#shared/events/eventsQuery.ts';
import { lastOf, monthOf } from '#shared/events/times/monthGrid.ts';
import { addDays } from '#shared/time.ts';
import { api, askEvents, partialEventTags, withoutDescription } from '../api.ts';
import { OWN_BACKEND } from '../backend.ts';
import { readEvents } from '../parsers.ts';

/** A moment of the church's clock: `YYYY-MM-DD` and `HH:MM`. */
export interface ChurchMoment {
  date: string;
  time: string;
}

/** A search, and when it was asked for. */
export interface SearchAsked {
  address: EventAddress;
  now: ChurchMoment;
}

/** The result of a search, as far as it is shown at first. */
export interface FoundEvents {
  events: ChurchEvent[];
  /** How many were found in all. */
  count: number;
  /** Those of them that are coming, soonest first. */
  coming: ChurchEvent[];
}

/** The month that an address shows, `YYYY-MM`; undefined for a list. */
export const monthAsked = ({ asMonth, month, day }: EventAddress, today: string): string | undefined =>
  asMonth ? (month ?? monthOf(day ?? today)) : undefined;

/**
 * The days whose events a search needs; undefined for all of them, which another backend always sends. A month's begin
 * on the day before, whose events may end in the month.
 */
export function daysAsked(month: string | undefined, when: EventAddress['when'], today: string) {
  if (!OWN_BACKEND) return undefined;
  if (month) return { from: addDays(`${month}-01`, -1), to: lastOf(month) } satisfies EventsQuery;
  return when === 'coming' ? ({ from: today } satisfies EventsQuery) : undefined;
}

/** The events of a list that are not over, soonest first. */
export const comingOf = (events: readonly ChurchEvent[], now: ChurchMoment): ChurchEvent[] =>
  eventsFrom(events, now.date).filter((event) => !isOver(event, now));

export const foundEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What a search finds, for the page that the server renders: only what is shown, since all events may weigh a hundred
     * times as much. Once the app has started it filters the list itself.
     */
    findEvents: build.query<FoundEvents, SearchAsked>({
      query: ({ address, now }) => askEvents(daysAsked(monthAsked(address, now.date), address.when, now.date)),
      transformResponse: (answer, _meta, { address, now }) => {
        const found = filterEvents(readEvents(answer), address, now);
        if (address.asMonth) return { events: found, count: found.length, coming: [] };
        const coming = comingOf(found, now).slice(0, EVENTS_PER_PAGE).map(withoutDescription);
        return { events: found.slice(0, EVENTS_PER_PAGE), count: found.length, coming };
      },
      providesTags: (found) => partialEventTags(found?.events),
    }),
  }),
});
