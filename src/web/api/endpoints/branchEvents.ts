import { branchOf } from '#content/events/branchOf.ts';
import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import { api, askEvents, partialEventTags } from '../api.ts';
import { readEvents } from '../parsers.ts';

/** The events of one branch. Apart from events.ts, because the list of events has no room for it in its budget. */
export const { useListBranchEventsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The coming events of one branch from a day on, soonest first; the day is the church's `YYYY-MM-DD`. */
    listBranchEvents: build.query<ChurchEvent[], { branch: string; from: string }>({
      query: ({ from }) => askEvents({ from }),
      transformResponse: (answer, _meta, { branch, from }) =>
        readEvents(answer)
          .filter((event) => !isOver(event, { date: from, time: '00:00' }) && branchOf(event.venue)?.key === branch)
          .reverse(),
      providesTags: (events) => partialEventTags(events),
    }),
  }),
});
