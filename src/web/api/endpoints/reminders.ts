import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { FollowInput, ReminderInput } from '#shared/reminders.ts';
import type { RemindersAnswer } from '#shared/reminderTimes.ts';
import { answersDone, api } from '../api.ts';
import { type Done, hasList, isObject } from '../parsers.ts';
import { asks } from '../requestTo.ts';

/** What this device is reminded of and follows, by the address of its push service. */
const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReminders: build.query<RemindersAnswer, { endpoint: string }>({
      query: asks(endpoints.readReminders, { validateStatus: hasList('reminders') }),
      providesTags: ['Reminder'],
    }),
    createReminder: build.mutation<Done, ReminderInput>({
      query: asks(endpoints.createReminder),
      ...answersDone('Reminder'),
    }),
    deleteReminder: build.mutation<Done, { endpoint: string; event: number }>({
      query: asks(endpoints.deleteReminder),
      ...answersDone('Reminder'),
    }),
    updateFollow: build.mutation<Done, FollowInput>({
      query: asks(endpoints.updateFollow),
      ...answersDone('Reminder'),
    }),
    /** Staff remind everybody at once who asked for it. */
    sendReminders: build.mutation<{ sent: number }, { id: string }>({
      query: asks(staffEndpoints.sendReminders, { validateStatus: isObject }),
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
