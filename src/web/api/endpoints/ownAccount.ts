import type { OwnAccount } from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';

/** The endpoint of one's own account that every staff screen needs; the others load with their screens. */
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
