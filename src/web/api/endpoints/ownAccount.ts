import type { OwnAccount } from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { reads } from '../ofEndpoint.ts';

/** One's own account, which every staff screen needs; accounts.ts loads with the screens that change accounts. */
export const { useReadAccountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readAccount: reads<OwnAccount>(build, staffEndpoints.readAccount, 'Staff'),
  }),
});
