import type { BackupsShown } from '#shared/backups.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { reads } from '../ofEndpoint.ts';

/** The state of the backups, for staff; only our own server has it. */
const backupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readBackups: reads<BackupsShown>(build, staffEndpoints.readBackups),
  }),
});

export const { useReadBackupsQuery } = backupsApi;
