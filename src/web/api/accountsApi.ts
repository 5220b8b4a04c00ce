import type { InferType } from 'yup';
import type {
  newStaffSchema,
  passwordChangeSchema,
  SecondFactor,
  SecondFactorKey,
  StaffAccount,
  StaffSession,
  secondFactorSchema,
} from '#shared/staff.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { type Done, readDone } from './answers.ts';
import { api, unlessRefused } from './api.ts';

type Proof = InferType<typeof secondFactorSchema>;

/** New recovery codes, told this once. */
interface RecoveryCodes extends Done {
  codes: string[];
}

const readCodes = (answer: { recovery_codes: string[] }): RecoveryCodes => ({
  ...readDone(answer),
  codes: answer.recovery_codes,
});

/** One's own password, second factor and sessions, and the accounts of staff. */
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
    readSecondFactor: build.query<SecondFactor, void>({
      query: () => ({ call: staffCalls.readSecondFactor }),
      providesTags: ['Staff'],
    }),
    createSecondFactor: build.mutation<SecondFactorKey, void>({
      query: () => ({ call: staffCalls.createSecondFactor }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, Proof>({
      query: (body) => ({ call: staffCalls.confirmSecondFactor, body }),
      transformResponse: readCodes,
      invalidatesTags: unlessRefused('Staff', 'Session', 'History'),
    }),
    deleteSecondFactor: build.mutation<Done, Proof>({
      query: (body) => ({ call: staffCalls.deleteSecondFactor, body }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Staff', 'History'),
    }),
    createRecoveryCodes: build.mutation<RecoveryCodes, Proof>({
      query: (body) => ({ call: staffCalls.createRecoveryCodes, body }),
      transformResponse: readCodes,
      invalidatesTags: unlessRefused('Staff', 'History'),
    }),
    clearSecondFactor: build.mutation<Done, { id: number }>({
      query: ({ id }) => ({ call: staffCalls.clearSecondFactor, parameters: { id: String(id) } }),
      transformResponse: readDone,
      invalidatesTags: unlessRefused('Staff', 'History'),
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
  useReadSecondFactorQuery,
  useCreateSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDeleteSecondFactorMutation,
  useCreateRecoveryCodesMutation,
  useClearSecondFactorMutation,
  useListStaffQuery,
  useAddStaffMutation,
  useResetPasswordMutation,
  useRemoveStaffMutation,
} = accountsApi;
