import type { PublicGiving } from '#shared/giving/publicGiving.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { api } from '../api.ts';
import { reads } from '../ofEndpoint.ts';

/** The giving accounts for the Give page; only our own server has them. */
export const givingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGiving: reads<PublicGiving>(build, endpoints.listGiving, 'Giving'),
  }),
});

export const { useListGivingQuery } = givingApi;
