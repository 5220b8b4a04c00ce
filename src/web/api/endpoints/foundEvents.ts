import type { EventAddress } from '#content/events/eventAddress.ts';
import { filterEvents } from '#content/events/filterEvents.ts';
import { type ChurchEvent, eventsFrom } from '#shared/events/churchEvent.ts';
import type { ClockMoment } from '#shared/events/times/eventEnd.ts';
import { eventsByDay, eventsOfMonth, monthOf } from '#shared/events/times/monthGrid.ts';
import { api, askEvents, partialEventTags, withoutDescription } from '../api.ts';
import { readEvents } from '../parsers.ts';

/** How many cards and how many rows of coming events are shown at first. */
const FIRST_CARDS = 24;
export const FIRST_ROWS = 60;

/** What /events shows, as far as it is shown at first. */
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

/** What an address selects of all events. */
export function findIn(all: readonly ChurchEvent[], address: EventAddress, now: ClockMoment): FoundEvents {
  const events = filterEvents(all, address, now);
  const coming = address.asMonth ? [] : eventsFrom(events, now.date, now.time);
  return { events, count: events.length, coming };
}

export const foundEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What an address shows, for the page that the server renders: only what is shown at first, since all events may
     * weigh a hundred times as much. Once the app has started it finds in the list itself.
     */
    findEvents: build.query<FoundEvents, { address: EventAddress; now: ClockMoment }>({
      query: () => askEvents(),
      transformResponse: (answer, _meta, { address, now }) => {
        const { events, count, coming } = findIn(readEvents(answer), address, now);
        const month = monthAsked(address, now.date);
        return {
          events: month ? eventsOfMonth(eventsByDay(events, month)) : events.slice(0, FIRST_CARDS),
          count,
          coming: coming.slice(0, FIRST_ROWS).map(withoutDescription),
        };
      },
      providesTags: (found) => partialEventTags(found?.events),
    }),
  }),
});
