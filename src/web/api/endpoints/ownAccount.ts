import type { OwnAccount } from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';

/** What every staff screen asks of one's own account; the rest is loaded with the screens that show it. */
export const { useReadAccountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readAccount: build.query<OwnAccount, void>({
      query: () => ({
        endpoint: staffEndpoints.readAccount,
        holds: (answer) => Array.isArray((answer as Partial<OwnAccount> | null)?.to_do),
      }),
      providesTags: ['Staff'],
    }),
  }),
});
