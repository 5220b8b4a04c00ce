import type { PublicGiving } from '#shared/giving/publicGiving.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { api } from '../api.ts';
import { hasList } from '../parsers.ts';
import { asks } from '../requestTo.ts';

/** The giving accounts for the Give page; only our own server has them. */
export const givingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGiving: build.query<PublicGiving, void>({
      query: asks(endpoints.listGiving, { validateStatus: hasList('pairs') }),
      providesTags: ['Giving'],
    }),
  }),
});

export const { useListGivingQuery } = givingApi;
