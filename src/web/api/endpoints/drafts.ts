import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api, partialEventTags } from '../api.ts';
import { holdsEvents, readEvents } from '../parsers.ts';

/** Events that are not on the site yet, for staff; only our own server has them. */
export const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<ChurchEvent[], void>({
      query: () => ({ endpoint: staffEndpoints.listDrafts, holds: holdsEvents }),
      transformResponse: readEvents,
      providesTags: partialEventTags,
    }),
  }),
});

export const { useListDraftsQuery } = draftsApi;
