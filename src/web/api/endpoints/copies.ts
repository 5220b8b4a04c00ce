import type { BackupsShown } from '#shared/backups.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';

/** The state of the backups, for staff; only our own server has it. */
const copiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCopies: build.query<BackupsShown, void>({ query: () => ({ endpoint: staffEndpoints.readCopies }) }),
  }),
});

export const { useReadCopiesQuery } = copiesApi;
