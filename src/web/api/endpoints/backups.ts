import type { BackupsShown } from '#shared/backups.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';

/** The state of the site's backups; only our own server has the endpoint. */
export const backupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readBackups: build.query<BackupsShown, void>({ query: () => ({ endpoint: staffEndpoints.readBackups }) }),
  }),
});

export const { useReadBackupsQuery } = backupsApi;
