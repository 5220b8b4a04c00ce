import type { OwnAccount } from '#shared/auth/accounts.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { api } from '../api.ts';
import { hasList } from '../parsers.ts';
import { asks } from '../requestTo.ts';

/** One's own account, which every staff screen needs; accounts.ts loads with the screens that change accounts. */
export const { useReadAccountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readAccount: build.query<OwnAccount, void>({
      query: asks(staffEndpoints.readAccount, { validateStatus: hasList('to_do') }),
      providesTags: ['Staff'],
    }),
  }),
});
