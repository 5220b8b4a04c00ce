import { type EventAddress, eventAddressQuery } from '#content/events/eventAddress.ts';
import { filterEvents } from '#content/events/filterEvents.ts';
import { type ChurchEvent, eventsFrom } from '#shared/events/churchEvent.ts';
import { EVENTS_PER_PAGE, type EventsQuery } from '#shared/events/eventsQuery.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { eventsByDay, eventsOfMonth, monthOf, monthWeeks } from '#shared/events/times/monthGrid.ts';
import { api, askEvents, eventTags, withoutDescription } from '../api.ts';
import { OWN_BACKEND, readEvents } from '../requests.ts';

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

/** The days whose events a search needs; undefined for all of them, which another backend always sends. */
export function daysAsked(address: EventAddress, today: string): Pick<EventsQuery, 'from' | 'to'> | undefined {
  if (!OWN_BACKEND) return undefined;
  const month = monthAsked(address, today);
  if (!month) return address.when === 'coming' ? { from: today } : undefined;
  const days = monthWeeks(month).flat();
  return { from: days[0], to: days.at(-1) };
}

/** What an address selects of a list. */
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
      query: ({ address, now }) => askEvents(daysAsked(address, now.date)),
      // Not by `now`, which is another moment in the browser.
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName} ${eventAddressQuery(queryArgs.address)}`,
      transformResponse: (answer, _meta, { address, now }) => {
        const { events, count, coming } = findIn(readEvents(answer), address, now);
        return {
          events: address.asMonth ? events : events.slice(0, EVENTS_PER_PAGE),
          count,
          coming: coming.slice(0, FIRST_ROWS).map(withoutDescription),
        };
      },
      providesTags: (found) => eventTags(found?.events),
    }),
  }),
});
