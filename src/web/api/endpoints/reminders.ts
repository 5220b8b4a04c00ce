import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { PushSubscriptionInput } from '#shared/push.ts';
import type { FollowInput, ReminderInput } from '#shared/reminders.ts';
import type { RemindersAnswer } from '#shared/reminderTimes.ts';
import { api, changes, reads } from '../api.ts';
import { asks } from '../requests.ts';

/** What this device is reminded of and follows, by the address of its push service; and Web Push for staff. */
export const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReminders: reads<RemindersAnswer, { endpoint: string }>(build, endpoints.readReminders, 'Reminder'),
    createReminder: changes<ReminderInput>(build, endpoints.createReminder, 'Reminder'),
    deleteReminder: changes<{ endpoint: string; event: number }>(build, endpoints.deleteReminder, 'Reminder'),
    updateFollow: changes<FollowInput>(build, endpoints.updateFollow, 'Reminder'),
    /** Staff remind everybody at once who asked for it. */
    sendReminders: changes<{ id: string }, { sent: number }>(build, staffEndpoints.sendReminders),
    readPushKey: build.query<string, void>({
      query: asks(endpoints.readPushKey),
      transformResponse: ({ public_key }: { public_key: string }) => public_key,
    }),
    createPushSubscription: changes<PushSubscriptionInput>(build, staffEndpoints.createPushSubscription),
    /** With the token of who has just logged out, where the store has none any more. */
    deletePushSubscription: changes<{ endpoint: string; accessToken?: string }>(
      build,
      staffEndpoints.deletePushSubscription,
    ),
  }),
});
