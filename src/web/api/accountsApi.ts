import { type Done, readDone } from './answers.ts';
import { api, unlessRefused } from './api.ts';
import { readSessions, readStaff, type Session, type StaffAccount } from './staffAnswers.ts';
import { staffCalls as calls } from './staffCalls.ts';

/** One's own password and sessions, and the accounts of staff. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<Session[], void>({
      query: () => ({ call: calls.listSessions }),
      transformResponse: readSessions,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<Done, { id: string }>({
      query: ({ id }) => ({ call: calls.deleteSession, parameters: { id } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Session'),
    }),
    changePassword: build.mutation<Done, { current_password: string; new_password: string }>({
      query: (body) => ({ call: calls.updatePassword, body }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Session'),
    }),
    listStaff: build.query<StaffAccount[], void>({
      query: () => ({ call: calls.listStaff }),
      transformResponse: readStaff,
      providesTags: ['Staff'],
    }),
    addStaff: build.mutation<Done, { username: string; password: string }>({
      query: (body) => ({ call: calls.createStaff, body }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Staff'),
    }),
    resetPassword: build.mutation<Done, { id: string; password: string }>({
      query: ({ id, password }) => ({ call: calls.updateStaff, parameters: { id }, body: { password } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Staff', 'Session'),
    }),
    removeStaff: build.mutation<Done, { id: string }>({
      query: ({ id }) => ({ call: calls.deleteStaff, parameters: { id } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Staff'),
    }),
  }),
});

export const {
  useListSessionsQuery,
  useEndSessionMutation,
  useChangePasswordMutation,
  useListStaffQuery,
  useAddStaffMutation,
  useResetPasswordMutation,
  useRemoveStaffMutation,
} = accountsApi;
