import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { PushSubscriptionInput } from '#shared/push.ts';
import { api } from '../api.ts';
import { type Done, hasText, readDone } from '../parsers.ts';
import { asks } from '../requestTo.ts';

/** Web Push for staff, on this device. */
const pushSubscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPushKey: build.query<string, void>({
      query: asks(endpoints.readPushKey, { validateStatus: hasText('public_key') }),
      transformResponse: ({ public_key }: { public_key: string }) => public_key,
    }),
    createPushSubscription: build.mutation<Done, PushSubscriptionInput>({
      query: asks(staffEndpoints.createPushSubscription),
      transformResponse: readDone,
    }),
    deletePushSubscription: build.mutation<Done, { endpoint: string }>({
      query: asks(staffEndpoints.deletePushSubscription),
      transformResponse: readDone,
    }),
  }),
});

export const { useLazyReadPushKeyQuery, useCreatePushSubscriptionMutation, useDeletePushSubscriptionMutation } =
  pushSubscriptionsApi;
