import type { EventAddress } from '#content/events/eventAddress.ts';
import { filterEvents } from '#content/events/filterEvents.ts';
import { type ChurchEvent, eventsFrom } from '#shared/events/churchEvent.ts';
import { EVENTS_PER_PAGE, type EventsQuery } from '#shared/events/eventsQuery.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { lastOf, monthOf } from '#shared/events/times/monthGrid.ts';
import { addDays } from '#shared/time.ts';
import { api, askEvents, withoutDescription } from '../api.ts';
import { OWN_BACKEND } from '../backend.ts';
import { eventTags } from '../ofEndpoint.ts';
import { readEvents } from '../parsers.ts';

/** How many rows of coming events are shown at first: rows are light, and a year of most churches is shown at once. */
export const FIRST_ROWS = 60;

/** The result of a search, as far as it is shown at first. */
export interface FoundEvents {
  events: readonly ChurchEvent[];
  /** How many were found in all. */
  count: number;
  /** Those of them that are coming, soonest first; none beside a month. */
  coming: readonly ChurchEvent[];
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

/** What an address selects of a list. */
export function findIn(list: readonly ChurchEvent[], address: EventAddress, now: ClockMoment): FoundEvents {
  const events = filterEvents(list, address, now);
  const coming = address.asMonth ? [] : eventsFrom(events, now.date, now.time);
  return { events, count: events.length, coming };
}

export const foundEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What a search finds, for the page that the server renders: only what is shown, since all events may weigh a hundred
     * times as much. Once the app has started it filters the list itself.
     */
    findEvents: build.query<FoundEvents, { address: EventAddress; now: ClockMoment }>({
      query: ({ address, now }) => askEvents(daysAsked(monthAsked(address, now.date), address.when, now.date)),
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
