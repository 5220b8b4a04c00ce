import type { BackupsShown } from '#shared/backups.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { asks } from '../requestTo.ts';

/** The state of the backups, for staff; only our own server has it. */
const backupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readBackups: build.query<BackupsShown, void>({ query: asks(staffEndpoints.readBackups) }),
  }),
});

export const { useReadBackupsQuery } = backupsApi;
