import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { PushSubscriptionInput } from '#shared/push.ts';
import { api } from '../api.ts';
import { type Done, readDone } from '../parsers.ts';

/** Web Push for staff, on this device. */
const pushSubscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPushKey: build.query<string, void>({
      query: () => ({
        endpoint: endpoints.readPushKey,
        validateStatus: (_response: Response, answer: unknown) =>
          typeof (answer as { public_key?: unknown } | null)?.public_key === 'string',
      }),
      transformResponse: ({ public_key }: { public_key: string }) => public_key,
    }),
    createPushSubscription: build.mutation<Done, PushSubscriptionInput>({
      query: (body) => ({ endpoint: staffEndpoints.createPushSubscription, body }),
      transformResponse: readDone,
    }),
    deletePushSubscription: build.mutation<Done, { endpoint: string }>({
      query: (body) => ({ endpoint: staffEndpoints.deletePushSubscription, body }),
      transformResponse: readDone,
    }),
  }),
});

export const { useLazyReadPushKeyQuery, useCreatePushSubscriptionMutation, useDeletePushSubscriptionMutation } =
  pushSubscriptionsApi;
