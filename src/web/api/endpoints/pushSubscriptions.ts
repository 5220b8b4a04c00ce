import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { PushSubscriptionInput } from '#shared/push.ts';
import { api } from '../api.ts';
import { changes } from '../ofEndpoint.ts';
import { asks } from '../requestTo.ts';

/** Web Push for staff, on this device. */
const pushSubscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPushKey: build.query<string, void>({
      query: asks(endpoints.readPushKey),
      transformResponse: ({ public_key }: { public_key: string }) => public_key,
    }),
    createPushSubscription: changes<PushSubscriptionInput>(build, staffEndpoints.createPushSubscription),
    deletePushSubscription: changes<{ endpoint: string }>(build, staffEndpoints.deletePushSubscription),
  }),
});

export const { useLazyReadPushKeyQuery, useCreatePushSubscriptionMutation, useDeletePushSubscriptionMutation } =
  pushSubscriptionsApi;
