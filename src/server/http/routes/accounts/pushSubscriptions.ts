import type { App, AppContext } from '#server/http/appContext.ts';
import { subscribe, unsubscribe } from '#server/store/accounts/pushSubscriptions.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { pushEndpointSchema, pushSubscriptionSchema } from '#shared/push.ts';
import { staffWrites } from '../staffWrites.ts';

/** Turning Web Push on and off, each person in their own browser. */
export function registerPushSubscriptions(staff: App, context: AppContext): void {
  const write = staffWrites(staff, context);
  const subscribing = { body: pushSubscriptionSchema, statusCode: 201 };
  write(staffEndpoints.createPushSubscription, subscribing, async (transaction, { staff_id }, { body }) => {
    await subscribe(transaction, staff_id, body);
    return { message: 'This device is told of news' };
  });

  const unsubscribing = { body: pushEndpointSchema };
  write(staffEndpoints.deletePushSubscription, unsubscribing, async (transaction, { staff_id }, { body }) => {
    await unsubscribe(transaction, staff_id, body.endpoint);
    return { message: 'This device is no longer told of news' };
  });
}
