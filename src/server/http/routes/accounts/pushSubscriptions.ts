import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { subscribe, unsubscribe } from '#server/store/accounts/pushSubscriptions.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { pushEndpointSchema, pushSubscriptionSchema } from '#shared/push.ts';

/** Turning Web Push on and off, each person in their own browser. */
export function registerPushSubscriptions(staff: App, { store }: AppContext): void {
  const subscribing = { schema: { body: pushSubscriptionSchema } };
  staff.post(staffEndpoints.createPushSubscription.path, subscribing, async (request, reply) => {
    const { staff_id } = sessionOfRequest(request);
    await store.write((transaction) => subscribe(transaction, staff_id, request.body));
    return reply.code(201).send({ message: 'This device is told of news' });
  });

  const unsubscribing = { schema: { body: pushEndpointSchema } };
  staff.post(staffEndpoints.deletePushSubscription.path, unsubscribing, async (request) => {
    const { staff_id } = sessionOfRequest(request);
    await store.write((transaction) => unsubscribe(transaction, staff_id, request.body.endpoint));
    return { message: 'This device is no longer told of news' };
  });
}
