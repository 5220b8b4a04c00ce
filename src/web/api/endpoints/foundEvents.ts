import { type EventAddress, eventAddressQuery } from '#content/events/eventAddress.ts';
import { filterEvents } from '#content/events/filterEvents.ts';
import { type ChurchEvent, eventsFrom } from '#shared/events/churchEvent.ts';
import { type EventsQuery, FIRST_EVENTS } from '#shared/events/eventsQuery.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { eventsByDay, eventsOfMonth, monthOf } from '#shared/events/times/monthGrid.ts';
import { api, askEvents, withoutDescription } from '../api.ts';
import { eventTags } from '../ofEndpoint.ts';
import { readEvents } from '../parsers.ts';

/** What the plain list loads before somebody scrolls further. */
export const FIRST_OF_LIST = { limit: FIRST_EVENTS } satisfies EventsQuery;

/** How many rows of coming events are shown at first: rows are light, and a year of most churches is shown at once. */
export const FIRST_ROWS = 60;

/** The result of a search: a list, newest first, or the events of a month's weeks, soonest first. */
export interface FoundEvents {
  events: readonly ChurchEvent[];
  /** How many were found in all; of a month, on its own days. */
  count: number;
  /** Those of them that are coming, soonest first; none of a month. */
  coming: readonly ChurchEvent[];
}

/** The month that an address shows, `YYYY-MM`; undefined for a list. */
export const monthAsked = ({ asMonth, month, day }: EventAddress, today: string): string | undefined =>
  asMonth ? (month ?? monthOf(day ?? today)) : undefined;

/** What an address selects of the whole list. */
export function findIn(list: readonly ChurchEvent[], address: EventAddress, now: ClockMoment): FoundEvents {
  const matching = filterEvents(list, address, now);
  const month = monthAsked(address, now.date);
  if (!month) return { events: matching, count: matching.length, coming: eventsFrom(matching, now.date, now.time) };
  const days = eventsByDay(matching, month);
  return { events: [...new Set([...days.values()].flat())], count: eventsOfMonth(days, month).length, coming: [] };
}

export const foundEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What a search finds, for the page that the server renders: only what is shown, since all events may weigh a hundred
     * times as much. Once the app has started it filters the list itself.
     */
    findEvents: build.query<FoundEvents, { address: EventAddress; now: ClockMoment }>({
      query: () => askEvents(),
      // Not by `now`, which is another moment in the browser.
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName} ${eventAddressQuery(queryArgs.address)}`,
      transformResponse: (answer, _meta, { address, now }) => {
        const { events, count, coming } = findIn(readEvents(answer), address, now);
        return {
          events: address.asMonth ? events : events.slice(0, FIRST_EVENTS),
          count,
          coming: coming.slice(0, FIRST_ROWS).map(withoutDescription),
        };
      },
      providesTags: (found) => eventTags(found?.events),
    }),
  }),
});
