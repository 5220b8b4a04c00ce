import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { FollowInput, ReminderInput } from '#shared/reminders.ts';
import type { RemindersAnswer } from '#shared/reminderTimes.ts';
import { answersDone, api } from '../api.ts';
import { type Done, hasList } from '../parsers.ts';

/** What this device is reminded of and follows, by the address of its push service. */
const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReminders: build.query<RemindersAnswer, { endpoint: string }>({
      query: (body) => ({ endpoint: endpoints.readReminders, body, validateStatus: hasList('reminders') }),
      providesTags: ['Reminder'],
    }),
    createReminder: build.mutation<Done, ReminderInput>({
      query: (body) => ({ endpoint: endpoints.createReminder, body }),
      ...answersDone('Reminder'),
    }),
    deleteReminder: build.mutation<Done, { endpoint: string; event: number }>({
      query: (body) => ({ endpoint: endpoints.deleteReminder, body }),
      ...answersDone('Reminder'),
    }),
    updateFollow: build.mutation<Done, FollowInput>({
      query: (body) => ({ endpoint: endpoints.updateFollow, body }),
      ...answersDone('Reminder'),
    }),
    /** Staff remind everybody at once who asked for it. */
    sendReminders: build.mutation<{ sent: number }, { id: string }>({
      query: (pathParams) => ({
        endpoint: staffEndpoints.sendReminders,
        pathParams,
        validateStatus: (_response, answer) => typeof (answer as { sent?: unknown } | null)?.sent === 'number',
      }),
    }),
  }),
});

export const {
  useReadRemindersQuery,
  useCreateReminderMutation,
  useDeleteReminderMutation,
  useUpdateFollowMutation,
  useSendRemindersMutation,
} = remindersApi;
