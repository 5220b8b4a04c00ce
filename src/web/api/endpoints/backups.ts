import type { BackupsShown } from '#shared/backups.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';

/** What staff are told of the copies of the site's data; only our own server knows of them. */
export const copiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCopies: build.query<BackupsShown, void>({ query: () => ({ endpoint: staffEndpoints.readCopies }) }),
  }),
});

export const { useReadCopiesQuery } = copiesApi;
