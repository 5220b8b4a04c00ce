import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, partialEventTags } from '../api.ts';
import { readEvents } from '../parsers.ts';
import { asks } from '../requestTo.ts';

/** Events that are not on the site yet. Apart from staffEvents.ts, because staff's first screen needs only this. */
export const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<ChurchEvent[], void>({
      query: asks(staffEndpoints.listDrafts),
      transformResponse: readEvents,
      providesTags: partialEventTags,
    }),
  }),
});

export const { useListDraftsQuery } = draftsApi;
