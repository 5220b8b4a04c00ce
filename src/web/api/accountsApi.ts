import type { InferType } from 'yup';
import type { newStaffSchema, passwordChangeSchema, StaffAccount, StaffSession } from '#shared/staff.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { type Done, readDone } from './answers.ts';
import { api, unlessRefused } from './api.ts';

/** One's own password and sessions, and the accounts of staff. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<StaffSession[], void>({
      query: () => ({ call: staffCalls.listSessions, holds: 'sessions' }),
      transformResponse: ({ sessions }: { sessions: StaffSession[] }) => sessions,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<Done, { id: number }>({
      query: ({ id }) => ({ call: staffCalls.deleteSession, parameters: { id: String(id) } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Session'),
    }),
    changePassword: build.mutation<Done, InferType<typeof passwordChangeSchema>>({
      query: (body) => ({ call: staffCalls.updatePassword, body }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Session'),
    }),
    listStaff: build.query<StaffAccount[], void>({
      query: () => ({ call: staffCalls.listStaff, holds: 'staff' }),
      transformResponse: ({ staff }: { staff: StaffAccount[] }) => staff,
      providesTags: ['Staff'],
    }),
    addStaff: build.mutation<Done, InferType<typeof newStaffSchema>>({
      query: (body) => ({ call: staffCalls.createStaff, body }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Staff'),
    }),
    resetPassword: build.mutation<Done, { id: number; password: string }>({
      query: ({ id, password }) => ({
        call: staffCalls.updateStaff,
        parameters: { id: String(id) },
        body: { password },
      }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Staff', 'Session'),
    }),
    removeStaff: build.mutation<Done, { id: number }>({
      query: ({ id }) => ({ call: staffCalls.deleteStaff, parameters: { id: String(id) } }),
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
